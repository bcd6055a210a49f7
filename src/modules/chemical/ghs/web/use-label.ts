import { useMemo } from 'react'
import type { Language } from '../../../../core/shared/session.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { chmGhsMap, chmPhrase, type ChmPhrase } from '../ghs.resource.ts'
import { labelOf, rowsOfClassification, type GhsRow, type LabelContent } from '../label.rule.ts'

/** A line of a classification as it is typed. */
export interface LabelLine {
  ghsClassCd?: string | null
  ghsCatCd?: string | null
  hCode?: string | null
}
/** More rows than the tables of classes and statements have. */
const whole = { limit: 300 } as const

/** What a classification puts on the label, by the table of classes. */
export function useLabel(lines: readonly LabelLine[]): LabelContent {
  const { rows: table } = useList(chmGhsMap, whole)
  return useMemo(() => {
    const known: GhsRow[] = table.map((row) => ({
      ...row,
      pictoCds: row.pictoCds ?? [],
      pCodes: row.pCodes ?? [],
    }))
    const filled = lines.flatMap(({ ghsClassCd, ghsCatCd, hCode }) =>
      ghsClassCd && ghsCatCd ? [{ ghsClassCd, ghsCatCd, hCode: hCode || undefined }] : [],
    )
    return labelOf(rowsOfClassification(filled, known))
  }, [table, lines])
}

const columns: Readonly<Record<Language, keyof ChmPhrase>> = {
  kr: 'phraseTxt',
  en: 'phraseTxtEn',
  zh: 'phraseTxtZh',
  es: 'phraseTxtEs',
}
/** Says a statement with its code, in the language of a sheet. */
export function usePhrases(language: Language): (code: string) => string {
  const { rows } = useList(chmPhrase, whole)
  const words = useMemo(
    () => new Map(rows.map((row) => [row.phraseCd, String(row[columns[language]] ?? '')])),
    [rows, language],
  )
  return (code) => `${code} ${words.get(code) ?? ''}`.trim()
}
