// Mail, text messages and chat: SendGrid, Mailgun, Mailchimp, Resend, Matrix, Instagram.
// https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys, https://documentation.mailgun.com/docs/mailgun/user-manual/api-key-mgmt/api-keys,
// https://resend.com/docs/api-reference/introduction, https://spec.matrix.org/latest/client-server-api/
import { tokenFamily } from "./token-family.js";

export const messaging = tokenFamily(
  "messaging",
  [
    { beginnings: ["SG."], pattern: /SG\.[\w=-]{16,32}\.[\w=-]{16,64}/y },
    { beginnings: ["SG."], pattern: /SG\.(?=[A-Za-z_=-]{0,60}\d)(?![\w=.-]{0,60}\.\.)[\w=.-]{60,80}/y },
    { beginnings: ["key-"], pattern: /key-(?=[a-f]{0,32}\d)[0-9a-f]{32}/y },
    { beginnings: ["pubkey-"], pattern: /pubkey-(?=[a-f]{0,32}\d)[0-9a-f]{32}/y },
    { beginnings: ["re_"], pattern: /re_(?=[A-Za-z_]{0,32}\d)[A-Za-z0-9]{8,12}_[A-Za-z0-9]{20,30}/y },
    { beginnings: ["syt_"], pattern: /syt_[A-Za-z0-9]{2,40}_[A-Za-z]{20}_[A-Za-z0-9]{6}/y },
    { beginnings: ["IGQV"], pattern: /IGQV[A-Za-z0-9_-]{100,250}/y },
  ],
  ["SG.short", "key-value", "re_match_something"],
);
