import { openReleases } from "../releases";

/** A process to be killed: publishes two built sites in turn, and says when it begins. */
async function publishForever([store = "", ...sites]: readonly string[]): Promise<void> {
  const releases = await openReleases(store);
  process.stdout.write("ready\n");
  for (;;) for (const site of sites) await releases.publish(site);
}

void publishForever(process.argv.slice(2));
