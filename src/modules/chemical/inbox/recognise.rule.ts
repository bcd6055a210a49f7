import { inboxSentences } from './msds-inbox.texts.ts'
/** What a product is recognised by. */
export interface KnownProduct {
  prodNo: number
  prodCd: string
  prodNm: string
}
export interface Recognised {
  prodNo: number | null
  langCd: string
  /** 'YYYY-MM-DD' */
  revYmd: string | null
  /** What each of them was recognised by, for a person to judge. */
  why: string
}

const plain = (value: string): string =>
  value
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
/** Words of a file name that say its language; the name's own script otherwise. */
const languages: readonly (readonly [string, RegExp])[] = [
  ['kr', /국문|한글|(?<![a-z])(kr|ko|kor)(?![a-z])/],
  ['en', /영문|(?<![a-z])(en|eng|english)(?![a-z])/],
  ['zh', /중문|(?<![a-z])(zh|cn|chn)(?![a-z])/],
  ['es', /(?<![a-z])(es|esp|spa)(?![a-z])/],
]
/** A product's name shorter than this is found by chance. */
const shortestName = 2

/**
 * What the name of a file says of the sheet in it: product by material code or name, language, day of
 * revision. A proposal: a person confirms it, the content of the file is not read.
 * @param fileNm as the supplier named it
 * @param today 'YYYY-MM-DD'; a day after it is no revision
 */
export function recogniseFile(fileNm: string, products: readonly KnownProduct[], today: string): Recognised {
  const name = fileNm.normalize('NFC').replace(/\.pdf$/i, '')
  const letters = plain(name)
  const byCode = products.find(({ prodCd }) => letters.includes(plain(prodCd)))
  const byName = products
    .filter(({ prodNm }) => plain(prodNm).length >= shortestName && letters.includes(plain(prodNm)))
    .toSorted((one, other) => plain(other.prodNm).length - plain(one.prodNm).length)[0]
  const product = byCode ?? byName
  const lower = name.toLowerCase()
  const said = languages.find(([, words]) => words.test(lower))?.[0]
  const langCd = said ?? (/[가-힣]/.test(name) ? 'kr' : /[\u4e00-\u9fff]/.test(name) ? 'zh' : 'kr')
  const revYmd = dayIn(name, today)
  return {
    prodNo: product?.prodNo ?? null,
    langCd,
    revYmd,
    why: [
      byCode
        ? inboxSentences.byCode({ code: byCode.prodCd })
        : byName
          ? inboxSentences.byName({ product: byName.prodNm })
          : inboxSentences.noProduct(),
      said ? inboxSentences.languageOfName() : inboxSentences.languageGuessed(),
      revYmd ? inboxSentences.revisedOn({ day: revYmd }) : inboxSentences.noRevision(),
    ].join(' · '),
  }
}

/** The latest day in a name: 2025-03-01, 2025.3.1, 20250301, 250301; none that lies ahead. */
function dayIn(name: string, today: string): string | null {
  const found = [
    ...[...name.matchAll(/(?<!\d)(20\d{2})[-._ ]?(\d{1,2})[-._ ]?(\d{1,2})(?!\d)/g)].map(
      ([, year, month, day]) => [year!, month!, day!],
    ),
    ...[...name.matchAll(/(?<!\d)(\d{2})(\d{2})(\d{2})(?!\d)/g)].map(([, year, month, day]) => [
      `20${year}`,
      month!,
      day!,
    ]),
  ].flatMap(([year, month, day]) => {
    const ymd = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
    const moment = new Date(`${ymd}T00:00:00Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(ymd) && ymd <= today
      ? [ymd]
      : []
  })
  return found.toSorted().at(-1) ?? null
}
