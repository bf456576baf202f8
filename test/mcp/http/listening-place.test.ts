// Where a server may listen: off the loopback only when told so, and never at a socket that somebody else answers at.
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { clearSocket, networkPlace, openToGroup } from "../../../src/mcp/http/listening-place.js";
import { listeningToy, temporaryFolder } from "./listening-toy.js";

describe("an address", () => {
  it.each([
    ["127.0.0.1:8787", { host: "127.0.0.1", port: 8787 }],
    ["localhost:0", { host: "localhost", port: 0 }],
    ["[::1]:80", { host: "::1", port: 80 }],
    ["127.9.9.9:1", { host: "127.9.9.9", port: 1 }],
  ])("may be %s", (text, place) => {
    expect(networkPlace(text, false)).toEqual(place);
  });

  it.each(["", "8787", ":8787", "localhost", "localhost:70000", "::1:80", "[127.0.0.1]:80", "http://localhost:80"])(
    "may not be %j",
    (text) => {
      expect(() => networkPlace(text, true)).toThrow(expect.objectContaining({ code: "LISTEN_ADDRESS" }));
    },
  );

  it.each(["0.0.0.0:8787", "192.0.2.1:8787", "[::]:8787", "context.example:8787", "127.0.0.1.example:80"])(
    "%s is reached from elsewhere, so it must be asked for (INV-96)",
    (text) => {
      expect(() => networkPlace(text, false)).toThrow(expect.objectContaining({ code: "LISTEN_REMOTE" }));
      expect(networkPlace(text, true).port).toBeGreaterThan(0);
    },
  );
});

describe("a socket", () => {
  it("is open to its user and its group and to nobody else", async () => {
    const { listener } = await listeningToy({ socket: true });
    const path = "path" in listener.place ? listener.place.path : "";
    expect(statSync(path).mode & 0o777).toBe(0o660);
  });

  it("is removed where it is stale", async () => {
    const path = join(temporaryFolder(), "socket");
    await abandonedSocket(path);
    await clearSocket(path);
    expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
  });

  it("is left where somebody answers, and so is what is no socket", async () => {
    const { listener } = await listeningToy({ socket: true });
    const path = "path" in listener.place ? listener.place.path : "";
    await expect(clearSocket(path)).rejects.toMatchObject({ code: "SOCKET_IN_USE" });
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "kept");
    mkdirSync(join(folder, "folder"));
    await expect(clearSocket(join(folder, "file"))).rejects.toMatchObject({ code: "SOCKET_IN_USE" });
    await expect(clearSocket(join(folder, "folder"))).rejects.toMatchObject({ code: "SOCKET_IN_USE" });
    await clearSocket(join(folder, "none"));
  });

  it("cannot be given to a group that does not take it", () => {
    expect(() => openToGroup(join(temporaryFolder(), "none"), 1)).toThrow(
      expect.objectContaining({ code: "SOCKET_GROUP" }),
    );
  });
});

/** A socket whose server went away without removing it. */
async function abandonedSocket(path: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(`${path}.made`, resolve));
  const { renameSync } = await import("node:fs");
  renameSync(`${path}.made`, path);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(() => void server.close());
}
