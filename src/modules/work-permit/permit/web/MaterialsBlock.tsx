import type { WorkPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'
import { ToneTag } from './PermitTags.tsx'

/** What is handled or left in the place, with the limits that the gas measurement is judged by. */
export function MaterialsBlock({ permit }: { permit: WorkPermit }) {
  return (
    <PermitSection name="materials" title="취급·잔류물질">
      {permit.materials.length === 0 ? (
        <p className="permit-note">{permit.noMatYn === 'Y' ? '해당없음' : '입력되지 않았습니다.'}</p>
      ) : (
        <ul className="permit-people">
          {permit.materials.map((line) => (
            <li key={line.permitMaterialNo}>
              <span>
                <strong>{line.matNm}</strong>{' '}
                {line.residueYn === 'Y' && <ToneTag tone="warning">잔류</ToneTag>}
                <span className="permit-note">
                  {[
                    line.chemprodNm && `업체 반입: ${line.chemprodNm}`,
                    line.casNo && `CAS ${line.casNo}`,
                    line.qtyTxt,
                    line.lelPct !== null && `폭발하한 ${line.lelPct}%`,
                    line.toxLimitPpm !== null && `노출기준 ${line.toxLimitPpm}ppm`,
                    line.ppeTxt,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </PermitSection>
  )
}
