import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { useList } from '../../../core/web/list/hooks.ts'
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

/** What the rules say of the answers as they are being given, each with its '왜?'. */
export function Verdicts({ order, plantCd }: { order: AssessedOrder; plantCd: string }) {
  const parameters = usePermitParameters(plantCd)
  if (!parameters) return null
  const grade = gradeOfKinds(order, parameters)
  const jra = judgeJra(order, parameters)
  const reasons = assessmentReasons(order, parameters)
  return (
    <div className="span-all order-verdicts" role="status">
      {grade ? (
        <p>
          작업 구분에 따른 위험등급 <strong>{riskGrades[grade.grade]}</strong>
          {grade.reasons.length > 0 && ` (${grade.reasons.join(', ')})`} <Explain {...grade.explanation} />
        </p>
      ) : (
        <p>기본허가를 선택하면 위험등급을 판정합니다.</p>
      )}
      {jra ? (
        <p>
          JRA <strong>{jra.score}점</strong>{' '}
          {jra.critical ? (
            <ToneTag tone="danger">중요작업</ToneTag>
          ) : (
            <ToneTag tone="success">일반작업</ToneTag>
          )}{' '}
          <Explain {...jra.explanation} />
        </p>
      ) : (
        <p>심각도, 반복성, 사고확률을 모두 선택하면 JRA 점수를 계산합니다.</p>
      )}
      {reasons.map((reason) => (
        <p key={reason} className="order-open">
          {reason}
        </p>
      ))}
    </div>
  )
}

/** Limits and gear of the substances from the register; one that is not there has to be added first. */
export function MaterialFacts({ names }: { names: readonly string[] }) {
  const tab = useTab()
  const { rows } = useList(handledMaterial, { limit: 300, useYn: 'Y' }, { enabled: names.length > 0 })
  if (names.length === 0)
    return <p className="span-all order-note">취급하거나 남아 있는 물질이 없으면 비워 둡니다.</p>
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
                  known.lelPct !== null && `폭발하한 ${known.lelPct}%`,
                  known.toxLimitPpm !== null && `노출기준 ${known.toxLimitPpm}ppm`,
                  known.ppeTxt,
                  known.cautionTxt,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            ) : (
              <>
                <span className="order-open">취급물질 관리에 등록되지 않은 물질입니다.</span>
                {canAccess(handledMaterialMenu) && (
                  <Button size="small" onClick={() => tab.open('/constSafe/permit/handledMaterialManage')}>
                    조치하기
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
    ...(order.mapZ !== null && { z: order.mapZ }),
    start: order.planStartDt,
    end: order.planEndDt,
    type: types.join(',') || 'ANY',
  }
  const { data, isLoading } = useQuery({
    queryKey: ['workPermit', 'simops', 'order', asked],
    queryFn: ({ signal }) => api.get<{ data: SimopsReport }>('/api/saf/simops', asked, { signal }),
    select: (answer) => answer.data,
  })
  if (isLoading || !data) return <p className="span-all order-note">판정하고 있습니다.</p>
  if (data.conflicts.length === 0)
    return (
      <p className="span-all">
        <ToneTag tone="success">충돌 없음</ToneTag> 예정 시간에 같은 사업장의 작업 {data.comparedCnt}건과
        비교하였습니다.
      </p>
    )
  const [slot] = data.slots
  return (
    <div className="span-all order-verdicts">
      <ul className="order-rows">
        {data.conflicts.map((line) => (
          <li key={line.basisKey}>
            <ToneTag tone={line.levelCd === 'forbidden' ? 'danger' : 'warning'}>
              {simopsLevels[line.levelCd]}
            </ToneTag>
            <span>{line.sentence}</span>
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
          ? `가장 가까운 빈 시간: ${showMoment(slot.startDt)} – ${showMoment(slot.endDt)}`
          : '앞으로 7일 안에 같은 길이의 빈 시간이 없습니다.'}
      </p>
    </div>
  )
}
