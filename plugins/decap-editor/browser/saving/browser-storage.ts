/** What the browser keeps for all tabs helps, and no more: storage that is full or forbidden must not fail what is done. */
function trying(use: () => void): void {
  try {
    use();
  } catch {
    // Nothing is kept then.
  }
}

/** Keeps a text for all tabs, if the browser can. */
export const tryToStore = (key: string, text: string): void => trying(() => localStorage.setItem(key, text));

/** Takes a kept text away, if there is storage. */
export const tryToForget = (key: string): void => trying(() => localStorage.removeItem(key));
