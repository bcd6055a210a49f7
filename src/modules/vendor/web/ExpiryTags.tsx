import { useToday } from '../../../core/web/use-today.ts'
import { expiriesOf, expiryText, type Valid } from '../expiry.rule.ts'
import { ToneTag } from './ToneTag.tsx'
import './vendor.css'

/** What has ended or ends within 30 days; nothing when all is valid. */
export function ExpiryTags({ things }: { things: readonly Valid[] }) {
  const found = expiriesOf(things, useToday())
  if (found.length === 0) return null
  return (
    <ul className="vendor-expiry" aria-label="유효기간">
      {found.map((each) => (
        <li key={each.name}>
          <ToneTag tone={each.days < 0 ? 'danger' : 'warning'}>
            {each.name} {expiryText(each)}
          </ToneTag>
        </li>
      ))}
    </ul>
  )
}
