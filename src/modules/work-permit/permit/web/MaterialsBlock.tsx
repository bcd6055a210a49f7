import type { WorkPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'
import { ToneTag } from './PermitTags.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

/** What is handled or left in the place, with the limits that the gas measurement is judged by. */
export function MaterialsBlock({ permit }: { permit: WorkPermit }) {
  const say = useTexts(permitTexts)
  return (
    <PermitSection name="materials" title={say('materials')}>
      {permit.materials.length === 0 ? (
        <p className="permit-note">{permit.noMatYn === 'Y' ? say('noMaterials') : say('materialsMissing')}</p>
      ) : (
        <ul className="permit-people">
          {permit.materials.map((line) => (
            <li key={line.permitMaterialNo}>
              <span>
                <strong>{line.matNm}</strong>{' '}
                {line.residueYn === 'Y' && <ToneTag tone="warning">{say('residue')}</ToneTag>}
                <span className="permit-note">
                  {[
                    line.chemprodNm && say('brought', { name: line.chemprodNm }),
                    line.casNo && `CAS ${line.casNo}`,
                    line.qtyTxt,
                    line.lelPct !== null && say('lel', { value: line.lelPct }),
                    line.toxLimitPpm !== null && say('exposure', { value: line.toxLimitPpm }),
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
