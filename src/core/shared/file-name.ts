import { fileNameSays } from './file-name.texts.ts'
const nameMax = 200 // characters
// Controls, marks that turn the direction of writing (photo‮gpj.exe), invisible joiners, and what Windows
// refuses in a name.
// oxlint-disable-next-line no-control-regex -- controls are what must go
const forbidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const refusedByWindows = /[<>:"|?*]/g

/**
 * The name of a file as we keep it: composed Hangul (macOS sends it in pieces), no folders, no invisible
 * characters, at most 200 characters.
 */
export function safeFileName(sent: string): string {
  const last = sent.normalize('NFC').replace(forbidden, '').split(/[/\\]/).at(-1)!
  const name = last
    .replace(refusedByWindows, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  if (name === '') return String(fileNameSays.unnamed())
  const extension = extensionOf(name)
  return name.length <= nameMax ? name : `${name.slice(0, nameMax - extension.length - 1)}.${extension}`
}

/** Lower case, without the dot; '' when the name has none. */
export const extensionOf = (name: string): string =>
  /[^.]\.([^.\s/\\]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? ''

const sameExtension: Record<string, string> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  tiff: 'tif',
  heif: 'heic',
  htm: 'html',
}
/** `jpeg` and `jpg` are one kind. */
export const usualExtension = (extension: string): string =>
  sameExtension[extension.toLowerCase()] ?? extension.toLowerCase()
