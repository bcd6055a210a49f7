import { useTab } from '../../../../core/web/TabHost.tsx'
import type { WorkPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { vendorRecords } from '../../../vendor/record-pages.rule.ts'

/** Equipment that comes in for the work; its page shows inspection, insurance and driver. */
export function EquipmentBlock({ permit }: { permit: WorkPermit }) {
  const say = useTexts(permitTexts)
  const tab = useTab()
  if (permit.equips.length === 0) return null
  return (
    <PermitSection name="equips" title={say('equips')}>
      <ul className="permit-people">
        {permit.equips.map(({ permitEquipNo, vendorEquipNo, vendorEquipNm, useTxt }) => {
          const address = addressOf(vendorRecords.vendorEquip, vendorEquipNo)
          return (
            <li key={permitEquipNo}>
              <span>
                <a
                  href={address}
                  onClick={(event) => {
                    event.preventDefault()
                    tab.open(address)
                  }}
                >
                  {vendorEquipNm}
                </a>{' '}
                <span className="permit-note">{useTxt}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </PermitSection>
  )
}
