import type { Field } from '../../../../core/shared/field.ts'
import { FieldView } from '../../../../core/web/form/FieldView.tsx'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import type { SupplementCode } from '../permit-codes.rule.ts'
import { attributesOf, missingAttributes } from '../supplement-attributes.rule.ts'
import { workPermit, type WorkPermit } from '../work-permit.resource.ts'
import { besideOf } from './BasicBlock.tsx'
import { PermitSection } from './PermitSection.tsx'
import { supplementName } from './PermitTags.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

/** What each supplementary permit says; what is still missing stands in red. */
export function SupplementsBlock({ permit }: { permit: WorkPermit }) {
  const say = useTexts(permitTexts)
  const fields = useSpoken(workPermit).lines!.supplements.fields as Record<string, Field>
  if (permit.supplements.length === 0) return null
  return (
    <PermitSection name="supplements" title={say('supplements')}>
      {permit.supplements.map((line) => {
        const row: Record<string, unknown> = line
        const code = line.supplCd as SupplementCode
        const missing = missingAttributes(code, row)
        return (
          <div
            key={line.permitSupplementNo}
            className="permit-supplement"
            data-target={`supplements/${code}`}
            tabIndex={-1}
          >
            <h4>{supplementName(code)}</h4>
            <dl className="permit-facts">
              {attributesOf(code).map((name) => (
                <div key={name}>
                  <dt>{fields[name]!.label}</dt>
                  <dd className={missing.includes(name) ? 'permit-bad' : ''}>
                    {missing.includes(name) ? (
                      say('enter')
                    ) : fields[name]!.kind === 'flag' ? (
                      row[name] === 'Y' ? (
                        say('yes')
                      ) : row[name] === 'N' ? (
                        say('no')
                      ) : (
                        '-'
                      )
                    ) : (
                      <FieldView field={fields[name]!} value={row[name]} shown={besideOf(row, name)} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </PermitSection>
  )
}
