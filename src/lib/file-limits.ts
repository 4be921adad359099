/** More than the best cameras make; each pixel takes four bytes of memory while a picture is made smaller. */
const mostPixels = 120_000_000;

/** The longest side in relation to the other. More can't be shown, and takes the build minutes to resize. */
const mostStretched = 12;

/** Why a picture of this size can't be used, as the rest of a sentence about its file. */
export function pictureProblem(width: number, height: number): string | undefined {
  if (width * height > mostPixels)
    return `tem ${width} × ${height} pixels, e o limite é de ${mostPixels / 1_000_000} milhões de pixels`;
  if (Math.max(width, height) > mostStretched * Math.min(width, height))
    return `tem ${width} × ${height} pixels, e um lado não pode ter mais de ${mostStretched} vezes o outro`;
  return undefined;
}
