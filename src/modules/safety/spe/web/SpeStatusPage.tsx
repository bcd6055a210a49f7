import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { safetyRecords } from '../../record-pages.rule.ts'
import { speEntry } from '../spe-entry.resource.ts'
import type { SpeKindCount, SpeStanding, SpeStatus } from '../spe-status.rule.ts'
import { speTexts } from './spe.texts.ts'
import { SpeCharts } from './SpeCharts.tsx'

const whole = { numbered: true, height: 'auto' } as const
const counts = ['waiting', 'fit', 'stopped', 'inside'] as const

/** 특수장비 현황 (saf/spe/speStatus): what is here or expected, by kind and one by one. */
export function SpeStatusPage() {
  const text = useTexts(speTexts)
  const tab = useTab()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [speEntry.name, 'status'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: SpeStatus }>('/api/saf/spestatus', undefined, { signal })).data,
  })
  const shared = { loading: isFetching, error, onRetry: () => void refetch() }
  return (
    <>
      <PageHeader help={text('help.status')} />
      {data && data.rows.length > 0 && <SpeCharts status={data} />}
      <DataGrid<SpeKindCount>
        {...whole}
        {...shared}
        rows={data?.kinds ?? []}
        label={text('kinds')}
        columns={[
          { name: 'equipTypeNm', text: text('kind'), kind: 'text', width: 200 },
          ...counts.map((name) => ({ name, text: text(name), kind: 'number' as const, width: 110 })),
        ]}
        rowKey={({ equipTypeNm }) => equipTypeNm}
        empty={text('none')}
        layoutKey="speKinds"
      />
      <DataGrid<SpeStanding>
        {...whole}
        {...shared}
        rows={data?.rows ?? []}
        label={text('standing')}
        onOpen={({ speEntryNo }) => tab.open(addressOf(safetyRecords.speEntry, speEntryNo))}
        columns={[
          { name: 'speEntryNm', text: text('equipment'), kind: 'text', width: 220 },
          {
            name: 'state',
            text: text('state'),
            kind: 'custom',
            width: 110,
            render: ({ state }) => <StateTag resource={speEntry} state={state} />,
          },
          { name: 'vendorNm', text: text('company'), kind: 'text', width: 150 },
          { name: 'operWorkerNm', text: text('operator'), kind: 'text', width: 110 },
          { name: 'areaTxt', text: text('area'), kind: 'text', width: 160 },
          { name: 'passToYmd', text: text('until'), kind: 'date', width: 130 },
          {
            name: 'inside',
            text: text('inside'),
            kind: 'custom',
            width: 110,
            render: ({ inside }) => (inside ? text('yes') : ''),
          },
        ]}
        rowKey={({ speEntryNo }) => String(speEntryNo)}
        empty={text('none')}
        layoutKey="speStanding"
      />
    </>
  )
}
