import type { Reporter } from "gatsby";
import { type Made, makeSocialImages } from "./make";
import type { SocialJob } from "./social-image";

let making: Promise<Made> | undefined;

/** Begins to make the social images while the rest of the build goes on. */
export function startSocialImages(jobs: readonly SocialJob[]): void {
  making = makeSocialImages("public", jobs);
  // Whoever waits for them is told of a failure; meanwhile it must not end the process.
  making.catch(() => undefined);
}

/** Waits until all of them are there. */
export async function finishSocialImages(reporter: Reporter): Promise<void> {
  const { made, all } = (await making) ?? { made: 0, all: 0 };
  reporter.info(`Imagens para compartilhar: ${all}, das quais ${made} feitas agora.`);
}
