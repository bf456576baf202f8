// What one call may cost.
import { expect, test } from "vitest";
import { Budget } from "../../src/source/budget.js";

const limits = { maxEntries: 3, maxRawBytesPerFile: 10, maxTotalRawBytes: 25, maxFiles: 2 };

test("each limit may be reached and not passed (INV-30)", () => {
  const budget = new Budget(limits);
  for (let at = 0; at < 3; at++) budget.chargeEntry();
  expect(() => budget.chargeEntry()).toThrow(expect.objectContaining({ code: "ENTRY_LIMIT" }));
  for (let at = 0; at < 2; at++) budget.chargeFile();
  expect(() => budget.chargeFile()).toThrow(expect.objectContaining({ code: "FILE_LIMIT" }));
  for (let at = 0; at < 2; at++) budget.chargeBytes(10);
  expect(() => budget.chargeBytes(11)).toThrow(expect.objectContaining({ code: "FILE_BYTE_LIMIT" }));
  budget.chargeBytes(5);
  expect(() => budget.chargeBytes(1)).toThrow(expect.objectContaining({ code: "TOTAL_BYTE_LIMIT" }));
});

test("what is passed over is not bound by the size of a file", () => {
  const budget = new Budget(limits);
  budget.chargeStream(25);
  expect(() => budget.chargeStream(1)).toThrow(expect.objectContaining({ code: "TOTAL_BYTE_LIMIT" }));
});

test("a limit that is absent is none", () => {
  const budget = new Budget({ maxEntries: 1, maxRawBytesPerFile: 1, maxTotalRawBytes: 1 });
  for (let at = 0; at < 1000; at++) budget.chargeFile();
  budget.check();
});

test("time runs out, and a caller can give up", async () => {
  const late = new Budget({ ...limits, maxSeconds: 0.005 });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(() => late.check()).toThrow(expect.objectContaining({ code: "DEADLINE" }));
  await expect(late.breathe()).rejects.toMatchObject({ code: "DEADLINE" });

  const controller = new AbortController();
  const cancelled = new Budget(limits, controller.signal);
  cancelled.check();
  controller.abort();
  expect(() => cancelled.check()).toThrow(expect.objectContaining({ code: "CANCELLED" }));
});

test("breathing lets others run after 8 ms of work, and costs nothing before", async () => {
  const budget = new Budget(limits);
  let turns = 0;
  const count = () => {
    turns += 1;
  };
  setImmediate(count);
  await budget.breathe();
  expect(turns).toBe(0);
  while (!budget.due) Math.sqrt(2);
  await budget.breathe();
  expect(turns).toBe(1);
  expect(budget.due).toBe(false);
});

test("long calls take turns, one in each round of the event loop, in the order in which they waited", async () => {
  const order: number[] = [];
  let rounds = 0;
  const count = () => {
    rounds += 1;
    if (order.length < 6) setImmediate(count);
  };
  const work = async (name: number) => {
    const budget = new Budget(limits);
    for (let turn = 0; turn < 2; turn++) {
      while (!budget.due) Math.sqrt(2);
      await budget.breathe();
      order.push(name);
    }
  };
  setImmediate(count);
  await Promise.all([work(1), work(2), work(3)]);
  expect(order).toEqual([1, 2, 3, 1, 2, 3]);
  expect(rounds).toBeGreaterThanOrEqual(5);
});
