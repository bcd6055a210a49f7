/** Of a name in Korean only its ending and its numbers are left; this says where the file is from. */
const nameless = 'portal'

/**
 * Header of an answer with a file: its name as every browser reads it, Korean included, and a plain one for programs
 * that read no other (RFC 6266, 8187).
 * @param plain the plain name where it is known; otherwise what of the name is ASCII
 */
export function disposition(kind: 'inline' | 'attachment', name: string, plain = plainName(name)): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plainName(plain)}"; filename*=UTF-8''${encoded}`
}

/** 점검 대응 묶음_20260630.zip → portal-20260630.zip; a name in ASCII stays. */
function plainName(name: string): string {
  if (/^[\u0020-\u007e]+$/.test(name)) return name.replaceAll(/["\\%]/g, '_')
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? []
  const words = stem.match(/[A-Za-z0-9]+(?:[._-]+[A-Za-z0-9]+)*/g) ?? []
  return [...(words.some((word) => /[A-Za-z]{2}/.test(word)) ? [] : [nameless]), ...words].join('-') + ending
}
