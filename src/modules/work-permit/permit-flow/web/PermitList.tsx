import { useMemo, type ReactNode } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { showMoment, shortDay } from '../../../../core/shared/dates.ts'
import { type Query, narrowed } from '../../../../core/shared/resource.ts'
import type { GridField } from '../../../../grid/columns.ts'
import { GridPager } from '../../../../grid/GridPager.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { usualPageSize } from '../../../../core/web/data/page-size.ts'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useGridTexts } from '../../../../grid/spoken-texts.ts'
import { placeOf } from '../../permit/permit-facts.rule.ts'
import type { PermitState } from '../../permit/permit-transitions.rule.ts'
import { workPermit, type WorkPermitRow } from '../../permit/work-permit.resource.ts'
import { permitAddress } from '../../permit/web/addresses.ts'
import type { PermitPreset } from '../../permit/web/permit-presets.ts'
import { usePermitCounts } from '../../permit/web/permit-queries.ts'
import { ConfirmationTile, MeasurementTile } from './DueTiles.tsx'
import { confirmationText, isConfirmationLate } from '../../permit/web/shift-state.ts'
import { shortMoments } from '../../permit/web/short-moments.tsx'
import { permitTimers } from '../../permit/web/permit-timers.ts'
import {
  MeasurementTag,
  PermitStateTag,
  RiskTag,
  SupplementTags,
  ToneTag,
} from '../../permit/web/PermitTags.tsx'
import { usePrintPermit } from './print-permit.ts'
import { StatusTiles } from '../../permit/web/StatusTiles.tsx'
import { TimerText } from '../../permit/web/Timers.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { useNarrow } from '../../../../core/web/use-narrow.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitListTexts } from '../../permit/web/permit-list.texts.ts'

export type PermitQuery = Query<typeof workPermit>

export interface PermitListProps {
  preset: PermitPreset
  query: PermitQuery
  onQuery: (query: PermitQuery) => void
  toolbar?: ReactNode
}

/** Tiles with counts and the permits behind them: a grid where people compare rows, cards on a phone. */
export function PermitList({ preset, query, onQuery, toolbar }: PermitListProps) {
  const { page: _page, limit: _limit, sort: _sort, direction: _direction, state = [], ...conditions } = query
  const counts = usePermitCounts(conditions)
  const narrow = useNarrow()
  const choose = (states: PermitState[]) => onQuery({ ...query, state: states, page: 1 })
  return (
    <>
      <StatusTiles tiles={preset.tiles} counts={counts} chosen={state} onChoose={choose}>
        <MeasurementTile query={query} onQuery={onQuery} />
        {preset.key !== 'vendor' && <ConfirmationTile query={query} onQuery={onQuery} />}
      </StatusTiles>
      {narrow ? (
        <PermitCards preset={preset} query={query} onQuery={onQuery} toolbar={toolbar} />
      ) : (
        <PermitGrid preset={preset} query={query} onQuery={onQuery} toolbar={toolbar} />
      )}
    </>
  )
}

/** To a vendor its own name in every row says nothing, and what heads confirm is not its own. */
const ownPermits = narrowed(workPermit, {
  list: workPermit.list.filter((name) => name !== 'vendorCd' && name !== 'confirmDueYmd'),
})

/** Columns that take a person's click, for the list to fit its window: the record and the board have them. */
const hidden = ['placeTxt', 'gasDueDt', 'issuerUserNm', 'approverUserNm', 'confirmDueYmd'] as const
/** The day by which heads confirm is of works that are done; elsewhere the name of the work has its room. */
const hiddenOfDone = [...hidden.filter((name) => name !== 'confirmDueYmd'), 'areaNm' as const]
/** Its own column takes room from the company, which is read whole. */
const hiddenOfPrint = [...hidden, 'areaNm' as const]
const widths = { riskGradeNm: 84, startDt: 100, endDt: 100, confirmDueYmd: 104 }
const cellsOn = (today: string) => ({
  ...shortMoments(['startDt', 'endDt'], today),
  state: (row: WorkPermitRow) => (
    <>
      <PermitStateTag state={row.state} /> <MeasurementTag permit={row} />
    </>
  ),
  riskGradeNm: (row: WorkPermitRow) => <RiskTag grade={row.riskGradeCd} name={row.riskGradeNm} />,
  supplCds: (row: WorkPermitRow) => <SupplementTags codes={row.supplCds} />,
  confirmDueYmd: (row: WorkPermitRow) =>
    row.confirmDueYmd && (
      <ToneTag
        tone={isConfirmationLate(row.confirmDueYmd) ? 'danger' : 'warning'}
        title={confirmationText(row.confirmDueYmd)}
      >
        {shortDay(row.confirmDueYmd, today)}
      </ToneTag>
    ),
  gasDueDt: (row: WorkPermitRow) => <RunningClock permit={row} names={['gas']} />,
})

function PermitGrid({ preset, query, onQuery, toolbar }: PermitListProps) {
  const say = useTexts(permitListTexts)
  const tab = useTab()
  const { print } = usePrintPermit()
  const today = useToday()
  const cells = useMemo(() => cellsOn(today), [today])
  const columns = useMemo(
    (): GridField<WorkPermitRow>[] =>
      preset.print
        ? [
            {
              name: 'permitNo',
              text: say('print'),
              kind: 'custom',
              width: 56,
              fixed: 'right',
              align: 'center',
              sortable: false,
              render: (row) => (
                <Button
                  size="small"
                  icon={<PrinterOutlined aria-hidden />}
                  aria-label={say('print')}
                  title={say('print')}
                  onClick={() => void print(row.permitNo)}
                />
              ),
            },
          ]
        : [],
    // oxlint-disable-next-line react/exhaustive-deps -- printing keeps no state that a row shows
    [preset.print, say],
  )
  return (
    <ResourceGrid
      resource={preset.key === 'vendor' ? ownPermits : workPermit}
      query={query}
      onQuery={onQuery}
      cells={cells}
      hidden={preset.key === 'complete' ? hiddenOfDone : preset.key === 'print' ? hiddenOfPrint : hidden}
      widths={widths}
      columns={columns}
      onOpen={(row) => tab.open(permitAddress.detail(row.permitNo))}
      toolbar={toolbar}
      empty={say(preset.empty)}
      layoutKey={`workPermit.${preset.key}`}
      // The last of several parts of the vendor's page: that page scrolls as a whole.
      height={preset.key === 'vendor' ? 'auto' : 'fit'}
    />
  )
}

function PermitCards({ preset, query, onQuery, toolbar }: PermitListProps) {
  const say = useTexts(permitListTexts)
  const tab = useTab()
  const { found, total, more, error, loading, reload } = useList(workPermit, query)
  const { print } = usePrintPermit()
  const texts = useGridTexts()
  return (
    <>
      {toolbar && <div className="permit-cards-head">{toolbar}</div>}
      <Gate data={found} error={error} loading={loading} onRetry={reload}>
        {(rows) => (
          <>
            {rows.length === 0 ? (
              <PageEmpty>{say(preset.empty)}</PageEmpty>
            ) : (
              <ul className="permit-cards">
                {rows.map((row) => (
                  <li key={row.permitNo}>
                    <PermitCard permit={row} onOpen={() => tab.open(permitAddress.detail(row.permitNo))} />
                    {preset.print && (
                      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => void print(row.permitNo)}>
                        {say('print')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )}
            <GridPager
              texts={texts}
              total={total}
              totalMore={more}
              endPages
              page={query.page ?? 1}
              limit={query.limit ?? usualPageSize()}
              onPage={(page, limit) => onQuery({ ...query, page, limit })}
              narrow
              small={false}
            />
          </>
        )}
      </Gate>
    </>
  )
}

/** One permit as a card: what, where, until when, and the clock that matters most. */
export function PermitCard({ permit, onOpen }: { permit: WorkPermitRow; onOpen: () => void }) {
  return (
    <button type="button" className={`permit-card is-${permit.state}`} onClick={onOpen}>
      <span className="permit-card-tags">
        <PermitStateTag state={permit.state} />
        <MeasurementTag permit={permit} />
        <RiskTag grade={permit.riskGradeCd} name={permit.riskGradeNm} />
        <RunningClock permit={permit} />
      </span>
      <strong>{permit.permitNm}</strong>
      <span className="permit-card-facts">
        {[permit.permitTypeNm, placeOf(permit, ' · ')].filter(Boolean).join(' · ')}
        <br />
        {showMoment(permit.startDt)} ~ {showMoment(permit.extEndDt ?? permit.endDt).slice(11)}
      </span>
      <span className="permit-card-number">{permit.permitCd}</span>
    </button>
  )
}

/** The first clock that runs on the permit; empty when none does. */
function RunningClock({ permit, names }: { permit: WorkPermitRow; names?: readonly string[] }) {
  const timer = permitTimers(permit, undefined).find(({ name }) => !names || names.includes(name))
  return timer ? <TimerText timer={timer} short={!names} /> : null
}
