import { useState, type ReactNode } from 'react'
import {
  CheckCircleFilled,
  ClockCircleFilled,
  CloseCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons'
import { Button, Radio } from 'antd'
import { later } from '../../../../core/web/components/later.tsx'
import type { Query } from '../../../../core/shared/resource.ts'
import { useLive } from '../../../../core/web/live.ts'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/record/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import { vendorWorker } from '../../../vendor/worker/vendor-worker.resource.ts'
import type { ConstructionLights, Light } from '../construction-view.rule.ts'
import { safConst } from '../saf-const.resource.ts'
import { constructionAddress, planAddress } from './addresses.web.ts'
import { useConstructionLights } from './construction-queries.ts'
import './construction.css'
import './vendor-constructions.css'

const Board = later(() => import('../../board/PermitBoardPage.tsx').then((module) => module.PermitBoardPage))

const Papers = later(() =>
  import('./VendorConstructionParts.tsx').then((module) => module.VendorConstructionParts),
)

const views = {
  constructions: '공사',
  works: '오늘의 작업',
  map: '지도',
  workers: '작업자',
  equips: '장비',
  infos: '정보제공서',
} as const
type View = keyof typeof views

/**
 * 공사정보 (/constSafeStatus/constSafeStatus) of a vendor: its constructions with their lights, today's works,
 * its people. (vendor.md 6)
 */
export function VendorConstructionPage() {
  const tab = useTab()
  const [view, setView] = useState<View>('constructions')
  const [query, setQuery] = useState<Query<typeof vendorWorker>>({ useYn: 'Y', limit: 20 })
  const language = useLanguage()
  return (
    <div className="vendor-constructions">
      {view !== 'works' && (
        <PageHeader
          title={menuName(tab.menu, language)}
          help="우리 회사가 하는 공사와 안전서류의 상태입니다. 빨간 항목이 있으면 착공하거나 작업허가를 받을 수 없습니다."
        />
      )}
      <Radio.Group
        aria-label="볼 내용"
        optionType="button"
        value={view}
        onChange={(event) => setView(event.target.value as View)}
        options={Object.entries(views).map(([value, label]) => ({ value, label }))}
      />
      {view === 'constructions' && <Constructions />}
      {view === 'works' && <Board />}
      {view === 'workers' && (
        <ResourceGrid
          resource={vendorWorker}
          query={query}
          onQuery={setQuery}
          empty="등록된 작업자가 없습니다."
        />
      )}
      {(view === 'map' || view === 'equips' || view === 'infos') && <Papers part={view} />}
    </div>
  )
}

function Constructions() {
  const tab = useTab()
  const { constructions, error, loading, reload } = useConstructionLights()
  useLive(safConst.name, reload)
  return (
    <Gate data={constructions} error={error} loading={loading} onRetry={reload}>
      {(rows) =>
        rows.length === 0 ? (
          <PageEmpty>진행 중인 공사가 없습니다. 연간단가 계약의 작업은 ‘작업허가’에서 신청하세요.</PageEmpty>
        ) : (
          <ul className="construction-cards">
            {rows.map((row) => (
              <li key={row.constNo}>
                <Card row={row}>
                  <Button onClick={() => tab.open(constructionAddress(row.constNo))}>공사 열기</Button>
                  {row.planNo !== null && (
                    <Button onClick={() => tab.open(planAddress(row.planNo!))}>계획서</Button>
                  )}
                  <Button onClick={() => tab.open('/wkod/wkodRequest')}>작업허가</Button>
                </Card>
              </li>
            ))}
          </ul>
        )
      }
    </Gate>
  )
}

function Card({ row, children }: { row: ConstructionLights; children: ReactNode }) {
  const { lights } = row
  return (
    <article aria-label={row.constNm}>
      <header>
        <StateTag resource={safConst} state={row.state} />
        <h3>{row.constNm}</h3>
        <span>{row.constCd}</span>
      </header>
      <dl>
        <div>
          <dt>기간</dt>
          <dd>
            {row.startYmd} ~ {row.endYmd}
          </dd>
        </div>
        <div>
          <dt>감독</dt>
          <dd>{row.mgrNm ?? '-'}</dd>
        </div>
        <div>
          <dt>위험등급</dt>
          <dd>{row.riskLvlNm ?? '-'}</dd>
        </div>
        <div>
          <dt>예정 인원</dt>
          <dd>{row.headCnt === null ? '-' : `${row.headCnt}명`}</dd>
        </div>
        <div>
          <dt>공정률</dt>
          <dd>{row.progressPct ?? 0}%</dd>
        </div>
      </dl>
      <ul className="construction-lights">
        <LightItem
          light={lights.plan}
          label="안전보건계획서"
          text={planWords[row.planState ?? ''] ?? '작성 필요'}
        />
        <LightItem
          light={lights.risk}
          label="위험성평가"
          text={
            row.orderCnt === 0
              ? '작업의뢰 없음'
              : row.jsaMissingCnt === 0
                ? 'JSA 있음'
                : `JSA 없는 작업 ${row.jsaMissingCnt}건`
          }
        />
        <LightItem
          light={lights.education}
          label="출입안전교육"
          text={`${row.educatedCnt}/${row.workerCnt}명 유효`}
        />
        <LightItem
          light={lights.cost}
          label="안전보건관리비"
          text={lights.cost === 'none' ? '비대상' : (costWords[row.costState ?? ''] ?? '계획 없음')}
        />
        <LightItem
          light={lights.information}
          label="정보제공서"
          text={lights.information === 'none' ? '비대상' : row.informed ? '수령' : '수령 필요'}
        />
      </ul>
      <footer>{children}</footer>
    </article>
  )
}
const planWords: Readonly<Record<string, string>> = {
  draft: '작성 중',
  submitted: '제출',
  supplement: '보완 필요',
  reviewing: '검토 중',
  pending: '결재 중',
  approved: '승인',
}
const costWords: Readonly<Record<string, string>> = {
  draft: '작성 중',
  pending: '결재 중',
  supplement: '변경 중',
  approved: '승인',
}

const icons: Record<Light, ReactNode> = {
  good: <CheckCircleFilled aria-hidden />,
  soon: <ClockCircleFilled aria-hidden />,
  bad: <CloseCircleFilled aria-hidden />,
  none: <MinusCircleOutlined aria-hidden />,
}
function LightItem({ light, label, text }: { light: Light; label: string; text: string }) {
  return (
    <li className={`is-${light}`}>
      {icons[light]}
      <span>{label}</span>
      <strong>{text}</strong>
    </li>
  )
}
