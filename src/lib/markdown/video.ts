/** The source of a pattern: an address of a film at YouTube up to its id. */
export const videoStart = String.raw`https://(?:(?:www\.|m\.)?youtube\.com/(?:watch\?(?:[^#()\s<>]*&)?v=|live/|shorts/)|youtu\.be/)`;

const video = new RegExp(String.raw`^${videoStart}[\w-]{11}(?![\w-])`);

export const isVideo = (url: string): boolean => video.test(url);
