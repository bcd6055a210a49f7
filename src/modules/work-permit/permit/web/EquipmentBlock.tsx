import { useTab } from '../../../../core/web/TabHost.tsx'
import type { WorkPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'

/** Equipment that comes in for the work; its page shows inspection, insurance and driver. */
export function EquipmentBlock({ permit }: { permit: WorkPermit }) {
  const tab = useTab()
  if (permit.equips.length === 0) return null
  return (
    <PermitSection name="equips" title="반입장비">
      <ul className="permit-people">
        {permit.equips.map(({ permitEquipNo, vendorEquipNo, vendorEquipNm, useTxt }) => {
          const address = `/vendor/enter/vendorEquipDetail?no=${vendorEquipNo}`
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
