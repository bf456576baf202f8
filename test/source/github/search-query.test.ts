// Which queries of a search are let through, and which could lead beyond the repository.
import { expect, it } from "vitest";
import { codeOf } from "../../../src/boundary/failure.js";
import { checkSearchQuery } from "../../../src/source/github/search-query.js";

it.each([
  "repo:other/one",
  "-repo:other/one",
  "pump REPO:other/one",
  "pump(repo:other/one)",
  '"repo:other/one"',
  "org:other",
  "user:other",
  "owner:other",
  "enterprise:other",
  "type:pr",
  "is:pr",
  "is:PR",
  "is: pull-request",
  'is:"pr"',
  "repo：other/one",
  "ｒｅｐｏ:other/one",
  "pump OR",
  "OR pump",
  "NOT pump",
  "pump AND valve",
  "(pump",
  "pump)",
  '"pump',
  'a "b" "c',
  "pump\nrepo",
  "pump\u200b",
  "",
  "  ",
])("refuses %j (INV-90)", (query) => {
  expect(() => checkSearchQuery(query)).toThrow();
  try {
    checkSearchQuery(query);
  } catch (error) {
    expect(codeOf(error)).toBe("GITHUB_QUERY");
  }
});

it.each([
  "pump",
  '"the pump" in:title',
  "label:bug is:open author:someone",
  "is:closed -label:later",
  "valve or not",
  "repository user",
  "a:b https://a.test",
])("lets %j through", (query) => {
  expect(() => checkSearchQuery(query)).not.toThrow();
});
