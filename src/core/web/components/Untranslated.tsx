import { Tag } from 'antd'
import { missingOf } from '../../shared/words.ts'
import { languageNames } from '../text/language.texts.ts'

type Worded<Name extends string> = Parameters<typeof missingOf<Name>>[0]
/** Who reads one of these languages reads Korean until somebody has translated the texts of the row. */
export function Untranslated<Name extends string>({
  row,
  names,
}: {
  row: Worded<Name>
  names: readonly Name[]
}) {
  const missing = new Set(names.flatMap((name) => missingOf(row, name)))
  return [...missing].map((language) => (
    <Tag key={language} color="warning">
      {languageNames[language]}
    </Tag>
  ))
}
