import type { ReactNode } from 'react'
import type { Field } from '../../../../core/shared/field.ts'
import { FieldView } from '../../../../core/web/form/FieldView.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { nameBeside } from '../../../../core/shared/resource.ts'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import { workPermit, type WorkPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'
import { RiskTag, SupplementTags } from './PermitTags.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

const fields = workPermit.fields as Record<string, Field>

/** The name that is answered beside a key. */
export const besideOf = (row: Record<string, unknown>, name: string): string | null =>
  nameBeside(name) === name ? null : ((row[nameBeside(name)] as string | null | undefined) ?? null)

/** Label and value of a field of the permit. */
function Fact({
  permit,
  name,
  wide,
  children,
}: {
  permit: WorkPermit
  name: string
  wide?: boolean
  children?: ReactNode
}) {
  const field = (useSpoken(workPermit).fields as Record<string, Field>)[name]!
  const plain: Record<string, unknown> = permit
  return (
    <div className={wide ? 'is-wide' : ''}>
      <dt>{field.label}</dt>
      <dd>{children ?? <FieldView field={field} value={plain[name]} shown={besideOf(plain, name)} />}</dd>
    </div>
  )
}

export function BasicBlock({
  permit,
  explain,
}: {
  permit: WorkPermit
  explain: PermitExplanations | undefined
}) {
  const say = useTexts(permitTexts)
  return (
    <PermitSection name="basic" title={say('basic')}>
      <dl className="permit-facts">
        {permit.workKindCd && <Fact permit={permit} name="workKindCd" />}
        {permit.contDeviceNo !== null && <Fact permit={permit} name="contDeviceNo" />}
        <Fact permit={permit} name="permitTypeCd" />
        <Fact permit={permit} name="supplCds">
          {permit.supplCds?.length ? <SupplementTags codes={permit.supplCds} /> : say('none')}
        </Fact>
        <Fact permit={permit} name="riskGradeCd">
          <RiskTag grade={permit.riskGradeCd} name={permit.riskGradeNm} />
          {explain && <Explain {...explain.risk} />}
        </Fact>
        <Fact permit={permit} name="exZoneCd" />
        <Fact permit={permit} name="startDt" />
        <Fact permit={permit} name="endDt">
          <FieldView field={fields['endDt']!} value={permit.endDt} />
          {explain && <Explain {...explain.validity} />}
        </Fact>
        {permit.extEndDt && <Fact permit={permit} name="extEndDt" />}
        {permit.extRqstDt && <Fact permit={permit} name="extRqstDt" />}
        <Fact permit={permit} name="areaCd" />
        <Fact permit={permit} name="placeTxt" />
        <Fact permit={permit} name="vendorCd">
          {permit.vendorNm ?? permit.execDeptNm ?? '-'}
        </Fact>
        <Fact permit={permit} name="wkodNo" />
        {permit.fromPermitNo && <Fact permit={permit} name="fromPermitNo" />}
        <Fact permit={permit} name="emergTel">
          <a href={`tel:${permit.emergTel.replaceAll(/[^\d+]/g, '')}`}>{permit.emergTel}</a>
        </Fact>
        <Fact permit={permit} name="assemblyTxt" />
        <Fact permit={permit} name="issuerUserId" />
        <Fact permit={permit} name="approverUserId" />
        <Fact permit={permit} name="workTxt" wide />
        {permit.toolTxt && <Fact permit={permit} name="toolTxt" wide />}
        {permit.ppeCds?.length ? <Fact permit={permit} name="ppeCds" wide /> : null}
        {permit.urgentReason && <Fact permit={permit} name="urgentReason" wide />}
        {permit.permitTypeCd === 'H' && explain?.fireWatcher && (
          <div className="is-wide">
            <dt>{say('fireAround')}</dt>
            <dd>
              {explain.fireWatcher.inputs.map(({ label, value }) => `${label} ${value}`).join(' · ')}{' '}
              <Explain {...explain.fireWatcher} />
            </dd>
          </div>
        )}
        {explain && explain.requirements.length > 0 && (
          <div className="is-wide">
            <dt>{say('needed')}</dt>
            <dd>{explain.requirements.map(({ name, source }) => `${name}(${source})`).join(', ')}</dd>
          </div>
        )}
      </dl>
    </PermitSection>
  )
}
