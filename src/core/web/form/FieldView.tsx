import { Tag, Typography } from 'antd'
import type { Field } from '../../shared/field.ts'
import { useCodes } from '../data/lookups.ts'
import { asList, asText } from '../components/input-props.ts'
import { showText } from './show-text.ts'
import { isExternal } from '../../shared/address.ts'

export interface FieldViewProps {
  id?: string
  field: Field
  value?: unknown
  /** Name beside a key, as the row answers it. */
  shown?: string | null
  /** Words for yes and no, as its input has them. */
  flagTexts?: readonly [string, string] | undefined
}

/** A value that is only read. */
export function FieldView({ id, field, value, shown, flagTexts }: FieldViewProps) {
  const text = showText(field, value, shown)
  if (text === '') return <span id={id}>-</span>
  if (field.kind === 'flag' && flagTexts) return <span id={id}>{flagTexts[value === 'Y' ? 0 : 1]}</span>
  if (field.kind === 'codes') return <CodeNames id={id} field={field} value={value} />
  if (field.kind === 'code' && !shown) return <CodeNames id={id} field={field} value={[value]} plain />
  if (field.kind === 'tags') return <Tags id={id} words={asList(value)} />
  if (field.kind === 'link' && isExternal(asText(value))) {
    return (
      <a id={id} href={asText(value)} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    )
  }
  if (field.kind === 'textarea') {
    return (
      <Typography.Paragraph id={id} style={{ whiteSpace: 'pre-wrap', marginBottom: 0 }}>
        {text}
      </Typography.Paragraph>
    )
  }
  return (
    <span id={id} style={{ overflowWrap: 'anywhere' }}>
      {text}
    </span>
  )
}

function CodeNames({ id, field, value, plain }: FieldViewProps & { plain?: boolean }) {
  const { data: codes } = useCodes(field.source)
  const names = asList(value).map((code) => codes?.find((item) => item.code === code)?.codeNm ?? code)
  return plain ? <span id={id}>{names.join(', ')}</span> : <Tags id={id} words={names} />
}
const Tags = ({ id, words }: { id: string | undefined; words: readonly string[] }) => (
  <span id={id} style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}>
    {words.map((word) => (
      <Tag key={word}>{word}</Tag>
    ))}
  </span>
)
