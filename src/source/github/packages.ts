// The packages that speak to GitHub, loaded with the first request: a server without one pays nothing for them. The only file that loads them.

/** Octokit with its plug-ins, and the network under it. */
export interface Packages {
  readonly Octokit: typeof import("@octokit/rest").Octokit;
  readonly retry: typeof import("@octokit/plugin-retry").retry;
  readonly throttling: typeof import("@octokit/plugin-throttling").throttling;
  readonly undici: typeof import("undici");
}

export async function loadPackages(): Promise<Packages> {
  const [{ Octokit }, { retry }, { throttling }, undici] = await Promise.all([
    import("@octokit/rest"),
    import("@octokit/plugin-retry"),
    import("@octokit/plugin-throttling"),
    import("undici"),
  ]);
  return { Octokit, retry, throttling, undici };
}
