import { deleteRecord } from '../../core/server/entity/delete-record.ts'
import { updateRecord, createRecord } from '../../core/server/entity/save.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { notFound } from '../../core/server/http/errors.ts'
import { labelsOfFiles } from '../../core/server/entity/texts.ts'
import { codeItemBehaviour } from '../code/code.server.ts'
import { menuBehaviour } from '../menu/menu.server.ts'
import {
  codeLabelCd,
  labelLanguages,
  menuLabelCd,
  targetOf,
  type LabelAnswer,
  type LabelKind,
  type LabelLanguage,
  type LabelText,
} from './label-kinds.rule.ts'
import { labelBehaviour, storedOverrides } from './label.server.ts'

type Words = Record<LabelLanguage, string | null>
const textOf = (
  kind: LabelKind,
  labelCd: string,
  words: Words,
  changed: LabelLanguage[] = [],
): LabelText => ({
  kind,
  labelCd,
  ...words,
  // A grade 'A' is the same in every language.
  missing: labelLanguages.filter(
    (language) =>
      !words[language]?.trim() && (language === 'kr' || /\p{Script=Hangul}/u.test(words.kr ?? '')),
  ),
  changed,
})

/**
 * Every text of definitions, menus and codes in four languages, the administrator's words in place of the
 * program's.
 */
async function allTexts(sql: Sql): Promise<LabelText[]> {
  const overrides = await storedOverrides(sql)
  const files = Object.fromEntries(labelLanguages.map((language) => [language, labelsOfFiles(language)]))
  const definitions = Object.keys(files['kr']!).map((labelCd) => {
    const words = Object.fromEntries(
      labelLanguages.map((language) => [
        language,
        overrides[language][labelCd] ?? files[language]![labelCd] ?? null,
      ]),
    ) as Words
    return textOf(
      'definition',
      labelCd,
      words,
      labelLanguages.filter((language) => labelCd in overrides[language]),
    )
  })
  const menus = await sql.query<Words & { menuId: string }>(
    'select "menuId", "menuNm" as "kr", "menuNmEn" as "en", "menuNmZh" as "zh", "menuNmEs" as "es" from "menu" order by "menuId"',
  )
  const codes = await sql.query<Words & { codeGrpCd: string; code: string }>(
    // In Korean: this is the column itself, asked for beside the other languages.
    'select "codeGrpCd", "code", "codeNm" as "kr", "codeNmEn" as "en", "codeNmZh" as "zh", "codeNmEs" as "es" from "codeItem" order by "codeGrpCd", "sortOrder"',
  )
  return [
    ...definitions,
    ...menus.map(({ menuId, ...words }) => textOf('menu', menuLabelCd(menuId), words)),
    ...codes.map(({ codeGrpCd, code, ...words }) => textOf('code', codeLabelCd(codeGrpCd, code), words)),
  ]
}

export interface LabelQuery {
  kind?: string
  /** Y: only what lacks a language; or one language that is lacking. */
  missing?: string
  /** Y: only what the administrator has set. */
  changed?: string
  q?: string
  page?: string
  limit?: string
}
const wholeNumber = (given: string | undefined, usual: number, most: number): number =>
  given !== undefined && /^[1-9]\d{0,5}$/.test(given) ? Math.min(Number(given), most) : usual

/** One page of the texts that fit, and how many lack each language. */
export async function labelTexts(sql: Sql, query: LabelQuery): Promise<LabelAnswer> {
  const all = await allTexts(sql)
  const words = query.q?.trim().normalize('NFC').toLowerCase() ?? ''
  const lacks = ({ missing }: LabelText) =>
    query.missing === 'Y'
      ? missing.length > 0
      : !query.missing || missing.some((language) => language === query.missing)
  const fits = (text: LabelText) =>
    words === '' ||
    [text.labelCd, ...labelLanguages.map((language) => text[language])].some((each) =>
      each?.toLowerCase().includes(words),
    )
  const found = all.filter(
    (text) =>
      (!query.kind || text.kind === query.kind) &&
      lacks(text) &&
      fits(text) &&
      (query.changed !== 'Y' || text.changed.length > 0),
  )
  const limit = wholeNumber(query.limit, 20, 300)
  const page = wholeNumber(query.page, 1, 100_000)
  return {
    data: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    missing: Object.fromEntries(
      labelLanguages.map((language) => [
        language,
        all.filter(({ missing }) => missing.includes(language)).length,
      ]),
    ) as Record<LabelLanguage, number>,
  }
}

/** A text is replaced as a whole; the last write wins. */
interface Version {
  updateDt: string
}
/**
 * Says a text differently: a menu and a code keep their names in their own rows, a label of the program in
 * the table label, where an empty word gives the program's own back.
 * @throws Refusal 400, 404
 */
export async function saveText(context: Context, labelCd: string, words: Partial<Words>): Promise<void> {
  const target = targetOf(labelCd)
  const given = Object.fromEntries(
    labelLanguages.flatMap((language) => (language in words ? [[language, words[language]]] : [])),
  )
  const inColumns = (name: string) =>
    Object.fromEntries(
      Object.entries(given).map(([language, word]) => [
        language === 'kr' ? name : name + language[0]!.toUpperCase() + language[1]!,
        word,
      ]),
    )
  if (target.kind === 'menu') {
    const menu = await context.sql.maybe<Version>(
      'select "updateDt" from "menu" where "menuId" = $1 for update',
      [target.menuId],
    )
    return void (await updateRecord(menuBehaviour, context, target.menuId, {
      ...menu,
      ...inColumns('menuNm'),
    }))
  }
  if (target.kind === 'code') {
    const item = await context.sql.maybe<{ codeItemNo: number } & Version>(
      'select "codeItemNo", "updateDt" from "codeItem" where "codeGrpCd" = $1 and "code" = $2 for update',
      [target.codeGrpCd, target.code],
    )
    if (!item) throw notFound()
    return void (await updateRecord(codeItemBehaviour, context, item.codeItemNo, {
      updateDt: item.updateDt,
      ...inColumns('codeNm'),
    }))
  }
  // The program's own word is no change.
  const own = Object.fromEntries(
    Object.entries(given).map(([language, word]) => [
      language,
      word === labelsOfFiles(language as LabelLanguage)[labelCd] ? null : word || null,
    ]),
  )
  const stored = await context.sql.maybe<Words & Version>(
    'select "kr", "en", "zh", "es", "updateDt" from "label" where "labelCd" = $1 for update',
    [labelCd],
  )
  const next: Partial<Words> = { ...stored, ...own }
  const behaviour = labelBehaviour
  if (stored && labelLanguages.every((language) => !next[language]))
    return deleteRecord(behaviour, context, labelCd)
  await (stored
    ? updateRecord(behaviour, context, labelCd, { updateDt: stored.updateDt, ...own })
    : createRecord(behaviour, context, { labelCd, ...own }))
}
