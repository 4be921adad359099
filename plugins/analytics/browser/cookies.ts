/** Removes the cookies with such names that scripts can reach, whichever part of the site's host they were set for. */
export function removeCookies(names: RegExp): void {
  const parts = location.hostname.split(".");
  const hosts = ["", ...parts.map((_part, index) => `; domain=${parts.slice(index).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (!names.test(name)) continue;
    for (const host of hosts) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; max-age=0; path=/${host}`;
    }
  }
}
