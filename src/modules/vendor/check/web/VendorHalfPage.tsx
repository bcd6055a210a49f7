import { FileZipOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoment } from '../../../../core/shared/dates.ts'
import { partOf } from '../../../../core/shared/periods.ts'
import type { Detail } from '../../../../core/shared/resource.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { excelJobs } from '../../../../core/web/excel-jobs.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { RecordApprovals } from '../../../../platform/approval/web/RecordApprovals.tsx'
import { RevisionPanel } from '../../../../platform/revision/web/RevisionPanel.tsx'
import { ToneTag } from '../../web/ToneTag.tsx'
import { gapsOf, type HalfItem, type HalfItems } from '../half-items.rule.ts'
import { vendorHalf } from '../vendor-half.resource.ts'
import { halfItemTexts } from '../vendor-half.texts.ts'
import '../../web/vendor.css'
import { halfPageTexts } from './half-page.texts.ts'

/** 반기 도급점검 (vendor/check/subconHalfCheck): counted live, frozen, reviewed, approved. */
export function VendorHalfPage() {
  const say = useTexts(halfPageTexts)
  const own = useOwnScope()
  const today = useToday()
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <RegisterPage
        resource={vendorHalf}
        help={say('help')}
        first={{
          halfYear: today.slice(0, 4),
          halfCd: String(partOf('half', today)),
          ...ownPlant(own),
        }}
        fields={['halfYear', 'halfCd', 'plantCd']}
        removable={false}
        onOpen={({ vendorHalfNo }) => setOpened(vendorHalfNo)}
        onSaved={(key) => setOpened(Number(key))}
      >
        {own.plantCd && <Now plantCd={own.plantCd} />}
      </RegisterPage>
      {opened !== undefined && <HalfPopup vendorHalfNo={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** The present half-year of the own plant, counted now. */
function Now({ plantCd }: { plantCd: string }) {
  const say = useTexts(halfPageTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [vendorHalf.name, 'now', plantCd],
    queryFn: ({ signal }) => api.get<Answer<HalfItems>>('/api/vendor/halfnow', { plantCd }, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(found) => (
        <section className="vendor-part" aria-label={say('now', { plant: found.plantNm })}>
          <strong>{say('now', { plant: found.plantNm })}</strong>
          <Items data={found} />
        </section>
      )}
    </Gate>
  )
}

function Items({ data, onOpen }: { data: HalfItems; onOpen?: () => void }) {
  return (
    <ul className="vendor-cards">
      {data.items.map((item) => (
        <ItemCard key={item.code} item={item} onOpen={onOpen} />
      ))}
    </ul>
  )
}
function ItemCard({ item, onOpen }: { item: HalfItem; onOpen: (() => void) | undefined }) {
  const say = useTexts(halfPageTexts)
  const name = useTexts(halfItemTexts)
  const tab = useTab()
  const gaps = gapsOf(item)
  const lists = [
    ...(gaps.length > 0 ? [{ title: say('gaps', { count: gaps.length }), rows: gaps }] : []),
    ...(item.rows.length > gaps.length ? [{ title: say('all'), rows: item.rows }] : []),
  ]
  return (
    <li>
      <span>{name(item.code)}</span>
      <b>
        {item.code === 'contract' ? item.owed : say('counted', { done: item.done, owed: item.owed })}{' '}
        {item.code !== 'contract' && (
          <ToneTag tone={item.rate === null ? 'plain' : item.done < item.owed ? 'danger' : 'good'}>
            {item.rate === null ? say('nothing') : say('rate', { rate: item.rate })}
          </ToneTag>
        )}
      </b>
      {lists.map(({ title, rows }) => (
        <details key={title}>
          <summary>{title}</summary>
          <ul className="vendor-gaps">
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two rows may have one name
              <li key={`${index} ${row.name}`}>
                {row.url === null ? (
                  `${row.name} ${row.detail}`
                ) : (
                  <button
                    type="button"
                    className="vendor-link"
                    onClick={() => {
                      onOpen?.()
                      tab.open(row.url!)
                    }}
                  >
                    {row.name} {row.detail}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </li>
  )
}

function HalfPopup({ vendorHalfNo, onClose }: { vendorHalfNo: number; onClose: () => void }) {
  const say = useTexts(halfPageTexts)
  const { detail, error, loading, reload } = useDetail(vendorHalf, vendorHalfNo)
  return (
    <Dialog open title={say('title')} footer={null} width={900} onCancel={onClose}>
      <Gate data={detail} error={error} loading={loading} onRetry={reload}>
        {(found) => <Half detail={found} onClose={onClose} />}
      </Gate>
    </Dialog>
  )
}

function Half({ detail, onClose }: { detail: Detail<typeof vendorHalf>; onClose: () => void }) {
  const row = detail.data
  const say = useTexts(halfPageTexts)
  const paper = usePdf()
  const path = recordPath(vendorHalf, row.vendorHalfNo)
  const { data } = useQuery({
    queryKey: [vendorHalf.name, 'items', row.vendorHalfNo],
    queryFn: ({ signal }) => api.get<Answer<HalfItems>>(`${path}/items`, undefined, { signal }),
    select: (answer) => answer.data,
  })
  const binder = async () => {
    const { data: job } = await api.post<Answer<{ jobNo: number }>>(`${path}/binder`, {})
    excelJobs.watch(job.jobNo)
  }
  return (
    <div className="vendor-part">
      <div className="vendor-toolbar">
        <b>
          {row.halfNm} · {row.plantNm}
        </b>
        <StateTag resource={vendorHalf} state={row.state} />
        <span>{say('base', { day: row.baseYmd ?? '' })}</span>
      </div>
      {data && <Items data={data} onOpen={onClose} />}
      {row.reviewTxt && (
        <section>
          <strong>{say('review')}</strong>
          <p>{row.reviewTxt}</p>
          <p className="vendor-note">
            {row.reviewUserNm} {showMoment(row.reviewDt)}
            {row.apprDt && ` · ${say('approved')} ${row.apprUserNm ?? ''} ${showMoment(row.apprDt)}`}
          </p>
        </section>
      )}
      {row.state !== 'frozen' && (
        <RecordApprovals taskClassNm={vendorHalf.name} apprBizKey={String(row.vendorHalfNo)} />
      )}
      <RevisionPanel resource={vendorHalf} recordKey={row.vendorHalfNo} />
      <TransitionBar resource={vendorHalf} detail={detail}>
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={paper.busy}
          onClick={() => void paper.open(`${path}/print`)}
        >
          {say('paper')}
        </Button>
        <BusyButton icon={<FileZipOutlined aria-hidden />} action={binder}>
          {say('binder')}
        </BusyButton>
      </TransitionBar>
    </div>
  )
}
