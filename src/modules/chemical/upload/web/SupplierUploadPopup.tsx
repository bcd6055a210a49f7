import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { SenderUploadPopup } from '../../../../platform/upload/web/SenderUploadPopup.tsx'
import { chmChemical } from '../../substance/chm-chemical.resource.ts'
import { substanceTargets } from '../substance-targets.rule.ts'
import { uploadTexts } from './upload.texts.ts'

/** A supplier's list of substances as it comes. */
export function SupplierUploadPopup({ onClose }: { onClose: () => void }) {
  const text = useTexts(uploadTexts)
  return (
    <SenderUploadPopup
      resource={chmChemical}
      step="supplier"
      targets={substanceTargets}
      title={text('title')}
      sender={{ label: text('supplier'), missing: text('noSupplier') }}
      applied={(counts) => text('applied', counts)}
      onClose={onClose}
    />
  )
}
