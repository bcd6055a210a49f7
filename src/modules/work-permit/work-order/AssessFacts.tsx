import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { Explain } from '../../../core/web/record/Explain.tsx'
import { canAccess } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { handledMaterial, handledMaterialMenu } from '../material/handled-material.resource.ts'
import { riskGrades } from '../permit/permit-codes.rule.ts'
import { usePermitParameters } from '../permit/web/permit-queries.ts'
import { permitAddress } from '../permit/web/addresses.ts'
import { ToneTag } from '../permit/web/PermitTags.tsx'
import type { SimopsReport } from '../simops/simops-report.rule.ts'
import { simopsLevels } from '../simops/simops.rule.ts'
import { kindsOf } from '../simops/simops-work.rule.ts'
import { assessmentReasons, gradeOfKinds, judgeJra, type AssessedOrder } from './assessment.rule.ts'
import type { WorkOrder } from './work-order.resource.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { orderTexts } from './work-order-page.texts.ts'
import { said } from '../../../core/web/text/text.ts'

/** What the rules say of the answers as they are being given, each with its '왜?'. */
export function Verdicts({ order, plantCd }: { order: AssessedOrder; plantCd: string }) {
  const say = useTexts(orderTexts)
  const parameters = usePermitParameters(plantCd)
  if (!parameters) return null
  const grade = gradeOfKinds(order, parameters)
  const jra = judgeJra(order, parameters)
  const reasons = assessmentReasons(order, parameters)
  return (
    <div className="span-all order-verdicts" role="status">
      {grade ? (
        <p>
          {say('gradeBy')} <strong>{said(riskGrades[grade.grade])}</strong>
          {grade.reasons.length > 0 && ` (${grade.reasons.join(', ')})`} <Explain {...grade.explanation} />
        </p>
      ) : (
        <p>{say('gradeNeeds')}</p>
      )}
      {jra ? (
        <p>
          JRA <strong>{say('points', { score: jra.score })}</strong>{' '}
          {jra.critical ? (
            <ToneTag tone="danger">{say('critical')}</ToneTag>
          ) : (
            <ToneTag tone="success">{say('ordinary')}</ToneTag>
          )}{' '}
          <Explain {...jra.explanation} />
        </p>
      ) : (
        <p>{say('jraNeeds')}</p>
      )}
      {reasons.map(said).map((reason) => (
        <p key={reason} className="order-open">
          {reason}
        </p>
      ))}
    </div>
  )
}

/** Limits and gear of the substances from the register; one that is not there has to be added first. */
export function MaterialFacts({ names }: { names: readonly string[] }) {
  const say = useTexts(orderTexts)
  const tab = useTab()
  const { rows } = useList(handledMaterial, { limit: 300, useYn: 'Y' }, { enabled: names.length > 0 })
  if (names.length === 0) return <p className="span-all order-note">{say('noMaterial')}</p>
  return (
    <ul className="span-all order-rows">
      {names.map((name) => {
        const known = rows.find(({ matNm, casNo }) => matNm === name || casNo === name)
        return (
          <li key={name}>
            <strong>{name}</strong>
            {known ? (
              <span className="order-rows-more">
                {[
                  known.casNo,
                  known.lelPct !== null && say('lel', { pct: known.lelPct }),
                  known.toxLimitPpm !== null && say('exposure', { ppm: known.toxLimitPpm }),
                  known.ppeTxt,
                  known.cautionTxt,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            ) : (
              <>
                <span className="order-open">{say('unknown')}</span>
                {canAccess(handledMaterialMenu) && (
                  <Button size="small" onClick={() => tab.open('/constSafe/permit/handledMaterialManage')}>
                    {say('fix')}
                  </Button>
                )}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type Kinds = Partial<Pick<WorkOrder, 'permitTypeCd' | 'supplCds' | 'jobKindCds'>>
/** What goes on beside the order at its planned time and place, and when nothing would. */
export function SimopsFacts({ order, kinds }: { order: WorkOrder; kinds: Kinds }) {
  const say = useTexts(orderTexts)
  const tab = useTab()
  const types = kindsOf({
    permitTypeCd: kinds.permitTypeCd ?? 'G',
    supplCds: kinds.supplCds ?? [],
    jobKindCds: kinds.jobKindCds ?? [],
    materials: [],
  })
  const asked = {
    plantCd: order.plantCd,
    areaCd: order.areaCd,
    x: order.mapX,
    y: order.mapY,
    z: order.mapZ ?? undefined,
    start: order.planStartDt,
    end: order.planEndDt,
    type: types.join(',') || 'ANY',
  }
  const { data, isLoading } = useQuery({
    queryKey: ['workPermit', 'simops', 'order', asked],
    queryFn: ({ signal }) => api.get<{ data: SimopsReport }>('/api/saf/simops', asked, { signal }),
    select: (answer) => answer.data,
  })
  if (isLoading || !data) return <p className="span-all order-note">{say('judging')}</p>
  if (data.conflicts.length === 0)
    return (
      <p className="span-all">
        <ToneTag tone="success">{say('noConflict')}</ToneTag> {say('compared', { count: data.comparedCnt })}
      </p>
    )
  const [slot] = data.slots
  return (
    <div className="span-all order-verdicts">
      <ul className="order-rows">
        {data.conflicts.map((line) => (
          <li key={line.basisKey}>
            <ToneTag tone={line.levelCd === 'forbidden' ? 'danger' : 'warning'}>
              {String(simopsLevels[line.levelCd])}
            </ToneTag>
            <span>{String(line.sentence)}</span>
            {line.otherPermitNo > 0 ? (
              <button
                type="button"
                className="order-link"
                onClick={() => tab.open(permitAddress.detail(line.otherPermitNo))}
              >
                {line.otherPermitCd} {line.otherPermitNm}
              </button>
            ) : (
              <span className="order-rows-more">{line.otherPermitNm}</span>
            )}
            <Explain {...line.explanation} />
          </li>
        ))}
      </ul>
      <p>
        {slot
          ? say('nearest', { from: showMoment(slot.startDt), to: showMoment(slot.endDt) })
          : say('noSlot')}
      </p>
    </div>
  )
}
