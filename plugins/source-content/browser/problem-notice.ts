/** Shows problems of the content in develop, where Gatsby goes on with the last good version. */
export function showContentProblems(page: Document): void {
  const notice = page.createElement("pre");
  notice.setAttribute("role", "alert");
  notice.style.cssText =
    "position: fixed; inset: auto 0 0; z-index: 99; max-height: 50vh; overflow: auto; margin: 0; padding: 1rem;" +
    "background: #7a1020; color: #fff; font: 0.9rem/1.5 monospace; white-space: pre-wrap";
  new EventSource("/__content-problems").addEventListener("message", ({ data }) => {
    notice.textContent = JSON.parse(data);
    if (notice.textContent) page.body.append(notice);
    else notice.remove();
  });
}
