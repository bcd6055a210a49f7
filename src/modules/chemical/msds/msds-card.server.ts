import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import type { Language } from '../../../core/shared/session.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { ghsRowsOn } from '../ghs/ghs.server.ts'
import { labelOf, rowsOfClassification } from '../ghs/label.rule.ts'
import { cardSections, type MsdsCard } from './card-answers.rule.ts'
import { msdsSentences } from './msds.texts.ts'

const phraseColumns: Record<Language, string> = {
  kr: 'phraseTxt',
  en: 'phraseTxtEn',
  zh: 'phraseTxtZh',
  es: 'phraseTxtEs',
}

/**
 * The card of a product from its sheet in force: the one in the asked language, else the Korean one; label
 * and headings always in the asked language. Nothing of the composition is read.
 * @throws Refusal 404 when the product has no sheet in force
 */
export async function cardOf(
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  prodNo: number,
  language: Language,
): Promise<MsdsCard> {
  const sheet = await sql.maybe<
    Omit<MsdsCard, 'pictos' | 'hazards' | 'sections'> & {
      msdsNo: number
      pictoCds: string[] | null
      ghs: Parameters<typeof rowsOfClassification>[0]
    }
  >(
    `select m."msdsNo", p."prodNm", p."makerNm", m."emergencyTel", m."msdsVer", coalesce(m."revYmd", m."writeYmd") as "revYmd", m."langCd",
       coalesce(m."signalWordCd", 'N') as "signalWordCd", m."pictoCds",
       coalesce((select jsonb_agg(to_jsonb(g)) from "chmMsdsGhs" g where g."msdsNo" = m."msdsNo"), '[]') as "ghs"
     from "chmMsds" m join "chmProduct" p using ("prodNo")
     where m."prodNo" = $1 and m."state" in ('valid', 'revising') and m."langCd" in ($2, 'kr') order by m."langCd" = $2 desc limit 1`,
    [prodNo, language],
  )
  if (!sheet) throw notFound(msdsSentences.noSheet())
  const { msdsNo, pictoCds, ghs, ...head } = sheet
  const names = await sql.query<{ codeGrpCd: string; code: string; nm: string }>(
    `select "codeGrpCd", "code", ${codeNameColumn[language]} as "nm" from "codeItem" where "codeGrpCd" in ('PICTO', 'MSDS_SECT')`,
  )
  const nameOf = (group: string, given: string) =>
    names.find(({ codeGrpCd, code }) => codeGrpCd === group && code === given)?.nm ?? given
  const label = labelOf(rowsOfClassification(ghs, await ghsRowsOn(sql, today)))
  const phrases = await sql.query<{ phraseCd: string; txt: string }>(
    `select "phraseCd", "${phraseColumns[language]}" as "txt" from "chmPhrase" where "phraseCd" = any($1::text[])`,
    [label.hCodes],
  )
  const sections = await sql.query<{ sectCd: string; contents: string }>(
    'select "sectCd", "contents" from "chmMsdsSect" where "msdsNo" = $1 and "sectCd" = any($2::text[]) order by "sectCd"',
    [msdsNo, cardSections],
  )
  return {
    ...head,
    pictos: (pictoCds ?? []).map((cd) => ({ cd, nm: nameOf('PICTO', cd) })),
    hazards: label.hCodes.flatMap((code) => phrases.find(({ phraseCd }) => phraseCd === code)?.txt ?? []),
    sections: sections.map(({ sectCd, contents }) => ({
      cd: sectCd,
      nm: nameOf('MSDS_SECT', sectCd),
      lines: contents.split('\n'),
    })),
  }
}
