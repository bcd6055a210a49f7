import { useToday } from '../../../core/web/use-today.ts'
import { expiriesOf, expirySentence, type Valid } from '../expiry.rule.ts'
import { ToneTag } from './ToneTag.tsx'
import { vendorPageTexts } from './vendor-page.texts.ts'
import { said } from '../../../core/web/text/text.ts'
import './vendor.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Things that have ended or end within 30 days; nothing when all is valid. */
export function ExpiryTags({ things }: { things: readonly Valid[] }) {
  const word = useTexts(vendorPageTexts)
  const found = expiriesOf(things, useToday())
  if (found.length === 0) return null
  return (
    <ul className="vendor-expiry" aria-label={word('validity')}>
      {found.map((each) => (
        <li key={each.name}>
          <ToneTag tone={each.days < 0 ? 'danger' : 'warning'}>
            {each.name} {said(expirySentence(each))}
          </ToneTag>
        </li>
      ))}
    </ul>
  )
}
