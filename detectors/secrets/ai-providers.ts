// AI providers: OpenAI and like-shaped keys (Anthropic, OpenRouter, DeepSeek), Hugging Face, Groq, xAI, Perplexity, Replicate, NVIDIA and others.
// https://platform.openai.com/docs/api-reference/authentication, https://docs.anthropic.com/en/api/overview,
// https://huggingface.co/docs/hub/security-tokens, https://console.groq.com/docs/quickstart, https://docs.x.ai/docs/tutorial,
// https://docs.perplexity.ai/getting-started/quickstart, https://replicate.com/docs/topics/security/api-tokens,
// https://docs.tavily.com, https://docs.firecrawl.dev, https://docs.smith.langchain.com, https://docs.pinecone.io/guides/projects/manage-api-keys
import { tokenFamily } from "./token-family.js";

export const aiProviders = tokenFamily(
  "ai-providers",
  [
    { beginnings: ["sk-"], pattern: /sk-ant-[a-z]{3,8}\d\d-[A-Za-z0-9_-]{93}AA/y },
    // A key of OpenAI of the older length has its mark in the middle; without it, only what names a value makes it one.
    {
      beginnings: ["sk-"],
      pattern: /sk-(?!proj-(?![A-Za-z0-9]{20}T3BlbkFJ)[A-Za-z0-9]{48}(?![\w-]))[A-Za-z0-9_-]{20,512}/iy,
      loose: true,
    },
    { beginnings: ["hf_"], pattern: /hf_[A-Za-z]{34}/y },
    { beginnings: ["hf_"], pattern: /hf_(?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{30,50}/y },
    { beginnings: ["api_org_"], pattern: /api_org_[A-Za-z]{34}/y },
    { beginnings: ["gsk_"], pattern: /gsk_[A-Za-z0-9]{40,64}/y },
    { beginnings: ["xai-"], pattern: /xai-[A-Za-z0-9_]{70,100}/y },
    { beginnings: ["pplx-"], pattern: /pplx-[A-Za-z0-9]{40,64}/y },
    { beginnings: ["tvly-"], pattern: /tvly-(?:dev-|prod-)?[A-Za-z0-9]{20,64}/y },
    { beginnings: ["fc-"], pattern: /fc-[0-9a-f]{32}/y },
    { beginnings: ["r8_"], pattern: /r8_[A-Za-z0-9_-]{37}/y },
    { beginnings: ["nvapi-"], pattern: /nvapi-[A-Za-z0-9_-]{40,100}/y },
    { beginnings: ["lsv2_"], pattern: /lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}/y },
    { beginnings: ["pcsk_"], pattern: /pcsk_[A-Za-z0-9_]{40,90}/y },
    { beginnings: ["jina_"], pattern: /jina_[A-Za-z0-9_-]{50,80}/y },
    { beginnings: ["csk-"], pattern: /csk-[a-z0-9]{40,60}/y },
    { beginnings: ["fw_"], pattern: /fw_(?=[A-Za-z]{0,24}\d)[A-Za-z0-9]{22,40}/y },
    { beginnings: ["tgp_v1_"], pattern: /tgp_v1_[A-Za-z0-9_-]{40,64}/y },
    { beginnings: ["rpa_"], pattern: /rpa_[A-Z0-9]{40,60}[a-z0-9]{0,8}/y },
    { beginnings: ["wandb_v1_"], pattern: /wandb_v1_[A-Za-z0-9_]{40,120}/y },
    { beginnings: ["dapi"], pattern: /dapi(?=[A-F]{0,32}\d)[0-9a-f]{32}(?:-\d)?/iy },
  ],
  [
    "sk-short",
    `sk-proj-${"q7ZtVw9xKp4L".repeat(4).slice(0, 47)}R`,
    `task-${"a7Q".repeat(12)}`,
    "sk-learn is a library",
    "sk-ant-api02-thisisnorealkey",
    `sk-ant-api03-${"abc123xyz-456def789ghij-klmnopqrstuvwx"}-3456yza789`,
    "hf_requiredCharacteristicTypesForDisplayMetadata",
    `hf_${"x".repeat(34)}`,
    "dapiDataGetTopLongShortPositionRatio",
  ],
);
