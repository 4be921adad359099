/** The source of a pattern: an address of a film at YouTube up to its id. */
export const videoStart = String.raw`https://(?:(?:www\.|m\.)?youtube\.com/(?:watch\?(?:[^#()\s<>]*&)?v=|live/|shorts/)|youtu\.be/)`;

const start = new RegExp(`^${videoStart}`);
const whole = new RegExp(String.raw`^${videoStart}[\w-]{11}(?![\w-])`);

export const isVideo = (url: string): boolean => whole.test(url);

/** True if the address of a film has no id, or a part of one. */
export const isCutVideo = (url: string): boolean => start.test(url) && !whole.test(url);
