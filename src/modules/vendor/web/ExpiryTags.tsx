import { Tag } from 'antd'
import { useToday } from '../../../core/web/use-today.ts'
import { expiriesOf, expiryText, type Valid } from '../expiry.rule.ts'
import './vendor.css'

/** What has ended or ends within 30 days; nothing when all is valid. */
export function ExpiryTags({ things }: { things: readonly Valid[] }) {
  const found = expiriesOf(things, useToday())
  if (found.length === 0) return null
  return (
    <ul className="vendor-expiry" aria-label="유효기간">
      {found.map((each) => (
        <li key={each.name}>
          <Tag color={each.days < 0 ? 'error' : 'warning'}>
            {each.name} {expiryText(each)}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
