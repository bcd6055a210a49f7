import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField } from '../../core/server/http/errors.ts'
import { koreanLabels, overrideLabels } from '../../core/server/entity/texts.ts'
import type { Labels } from '../../core/shared/labels.ts'
import { languages, type Language } from '../../core/shared/session.ts'
import { label } from './label.resource.ts'
import { labelMessages } from './label.texts.ts'

/** Only texts that the program has can be replaced. */
export const labelBehaviour = defineBehaviour(label, {
  beforeSave: (input, _context, before) => {
    if (!before && !Object.hasOwn(koreanLabels(), input.labelCd))
      throw badField('labelCd', labelMessages.unknown())
    return input
  },
})

type Overrides = Record<Language, Labels>
export async function storedOverrides(sql: Sql): Promise<Overrides> {
  const rows = await sql.query<Record<Language, string | null> & { labelCd: string }>(
    'select "labelCd", "kr", "en", "zh", "es" from "label"',
  )
  const of = (language: Language): Labels =>
    Object.fromEntries(rows.flatMap((row) => (row[language] ? [[row.labelCd, row[language]]] : [])))
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Overrides
}
/**
 * Puts the administrator's words to use in this process: at the start and whenever somebody, anywhere, has
 * saved one.
 */
export async function useStoredLabels(sql: Sql): Promise<void> {
  overrideLabels(await storedOverrides(sql))
}
