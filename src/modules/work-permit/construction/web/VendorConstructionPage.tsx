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
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { vendorWorker } from '../../../vendor/worker/vendor-worker.resource.ts'
import type { ConstructionLights, Light } from '../construction-view.rule.ts'
import { safConst } from '../saf-const.resource.ts'
import { useConstructionLights } from './construction-queries.ts'
import './construction.css'
import './vendor-constructions.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { constructionRecords } from '../../record-pages.rule.ts'

const Board = later(() => import('../../board/PermitBoardPage.tsx').then((module) => module.PermitBoardPage))

const Papers = later(() =>
  import('./VendorConstructionParts.tsx').then((module) => module.VendorConstructionParts),
)

const views = ['constructions', 'works', 'map', 'workers', 'equips', 'infos'] as const
type View = (typeof views)[number]

/**
 * 공사정보 (/constSafeStatus/constSafeStatus) of a vendor: its constructions with their lights, today's works,
 * its people. (vendor.md 6)
 */
export function VendorConstructionPage() {
  const say = useTexts(constructionTexts)
  const [view, setView] = useTabView(views)
  const [query, setQuery] = useState<Query<typeof vendorWorker>>({ useYn: 'Y', limit: 20 })
  return (
    <div className="vendor-constructions">
      {view !== 'works' && <PageHeader help={say('vendorHelp')} />}
      <Radio.Group
        aria-label={say('view')}
        optionType="button"
        value={view}
        onChange={(event) => setView(event.target.value as View)}
        options={views.map((each) => ({ value: each, label: say(each) }))}
      />
      {view === 'constructions' && <Constructions />}
      {view === 'works' && <Board />}
      {view === 'workers' && (
        <ResourceGrid resource={vendorWorker} query={query} onQuery={setQuery} empty={say('noWorkers')} />
      )}
      {(view === 'map' || view === 'equips' || view === 'infos') && <Papers part={view} />}
    </div>
  )
}

function Constructions() {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  const { constructions, error, loading, reload } = useConstructionLights()
  useLive(safConst.name, reload)
  return (
    <Gate data={constructions} error={error} loading={loading} onRetry={reload}>
      {(rows) =>
        rows.length === 0 ? (
          <PageEmpty>{say('noConstructions')}</PageEmpty>
        ) : (
          <ul className="construction-cards">
            {rows.map((row) => (
              <li key={row.constNo}>
                <Card row={row}>
                  <Button onClick={() => tab.open(addressOf(constructionRecords.safConst, row.constNo))}>
                    {say('openConstruction')}
                  </Button>
                  {row.planNo !== null && (
                    <Button
                      onClick={() => tab.open(addressOf(constructionRecords.safHealthPlan, row.planNo!))}
                    >
                      {say('planWord')}
                    </Button>
                  )}
                  <Button onClick={() => tab.open('/wkod/wkodRequest')}>{say('permit')}</Button>
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
  const say = useTexts(constructionTexts)
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
          <dt>{say('period')}</dt>
          <dd>
            {row.startYmd} ~ {row.endYmd}
          </dd>
        </div>
        <div>
          <dt>{say('supervisor')}</dt>
          <dd>{row.mgrNm ?? '-'}</dd>
        </div>
        <div>
          <dt>{say('risk')}</dt>
          <dd>{row.riskLvlNm ?? '-'}</dd>
        </div>
        <div>
          <dt>{say('heads')}</dt>
          <dd>{row.headCnt === null ? '-' : say('people', { count: row.headCnt })}</dd>
        </div>
        <div>
          <dt>{say('progress')}</dt>
          <dd>{row.progressPct ?? 0}%</dd>
        </div>
      </dl>
      <ul className="construction-lights">
        <LightItem
          light={lights.plan}
          label={say('planLight')}
          text={say(planWords[row.planState as keyof typeof planWords] ?? 'toWrite')}
        />
        <LightItem
          light={lights.risk}
          label={say('riskLight')}
          text={
            row.assessments.open > 0
              ? say('assessing', { count: row.assessments.open })
              : row.assessments.confirmed > 0
                ? say('assessed', { count: row.assessments.confirmed })
                : row.orderCnt === 0
                  ? say('noOrder')
                  : row.jsaMissingCnt === 0
                    ? say('jsaThere')
                    : say('jsaMissing', { count: row.jsaMissingCnt })
          }
        />
        <LightItem
          light={lights.education}
          label={say('education')}
          text={say('educated', { valid: row.educatedCnt, all: row.workerCnt })}
        />
        <LightItem
          light={lights.cost}
          label={say('costLight')}
          text={
            lights.cost === 'none'
              ? say('notNeeded')
              : say(costWords[row.costState as keyof typeof costWords] ?? 'noCostPlan')
          }
        />
        <LightItem
          light={lights.information}
          label={say('infos')}
          text={
            lights.information === 'none'
              ? say('notNeeded')
              : row.informed
                ? say('received')
                : say('toReceive')
          }
        />
      </ul>
      <footer>{children}</footer>
    </article>
  )
}
const planWords = {
  draft: 'draft',
  submitted: 'submitted',
  supplement: 'supplement',
  reviewing: 'reviewing',
  pending: 'pending',
  approved: 'approved',
} as const
const costWords = {
  draft: 'draft',
  pending: 'pending',
  supplement: 'changing',
  approved: 'approved',
} as const

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
