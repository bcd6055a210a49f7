import { useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { recordAddress } from '../../../../core/web/record-address.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import type { GapRow, LotRow, PersonSupply, ReorderRow, SupplyRate } from '../ppe-supply.rule.ts'
import { supplyTexts } from '../ppe-supply.texts.ts'
import { showRate } from '../ppe.rule.ts'

interface Asked<T> {
  rows: T[]
  loading: boolean
  error: Error | null
  onRetry: () => void
}
const whole = { numbered: true, height: 'auto' } as const

/** Asks for an improvement of a row, and opens it; the server looks again whether it is so. */
function Improve({ facts }: { facts: Record<string, unknown> }) {
  const text = useTexts(supplyTexts)
  const tab = useTab()
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      const { data } = await api.post<{ data: { imprNo: number; repeatedYn: 'Y' | 'N' } }>(
        '/api/saf/ppesupply/improvement',
        facts,
      )
      notice.toast(text(data.repeatedYn === 'Y' ? 'improvedBefore' : 'improved'))
      const address = recordAddress('improvement', data.imprNo)
      if (address) tab.open(address)
    } catch (failure) {
      notice.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" loading={busy} onClick={() => void ask()}>
      {text('improve')}
    </Button>
  )
}

/** Department by kind: who must have it, who has signed for it, and the rate with how it is reckoned. */
export function Rates(asked: Asked<SupplyRate>) {
  const text = useTexts(supplyTexts)
  return (
    <DataGrid<SupplyRate>
      {...whole}
      {...asked}
      label={text('rates')}
      columns={[
        { name: 'deptNm', text: text('dept'), kind: 'text', width: 160 },
        { name: 'ppeNm', text: text('kind'), kind: 'text', width: 160 },
        { name: 'target', text: text('target'), kind: 'number', width: 120 },
        { name: 'supplied', text: text('supplied'), kind: 'number', width: 120 },
        {
          name: 'rate',
          text: text('rate'),
          kind: 'custom',
          width: 170,
          align: 'right',
          render: ({ rate, supplied, target }) => (
            <>
              {showRate(rate ?? undefined)}{' '}
              <Explain
                title={text('rateTitle')}
                inputs={[
                  { label: text('supplied'), value: String(supplied) },
                  { label: text('target'), value: String(target) },
                ]}
                formula={text('rateFormula', { supplied, target })}
              />
            </>
          ),
        },
        {
          name: 'ppeCd',
          text: text('improve'),
          kind: 'custom',
          width: 120,
          align: 'center',
          render: ({ deptCd, ppeCd, supplied, target }) =>
            supplied < target && <Improve facts={{ deptCd, ppeCd }} />,
        },
      ]}
      rowKey={({ deptCd, ppeCd }) => `${deptCd} ${ppeCd}`}
      empty={text('noRates')}
      layoutKey="ppeRates"
    />
  )
}

/** People and kinds: what they lack, or what they must exchange; with the ledger of each. */
export function People({
  view,
  today = '',
  ...asked
}: Asked<PersonSupply> & { view: 'lacking' | 'due'; today?: string | undefined }) {
  const text = useTexts(supplyTexts)
  const tab = useTab()
  const { open: print, busy } = usePdf()
  return (
    <DataGrid<PersonSupply>
      {...whole}
      {...asked}
      label={text(view)}
      columns={[
        { name: 'deptNm', text: text('dept'), kind: 'text', width: 150 },
        {
          name: 'userNm',
          text: text('person'),
          kind: 'text',
          width: 130,
          render: ({ userNm, sharedYn }) => (yes(sharedYn) ? text('shared') : userNm),
        },
        { name: 'ppeNm', text: text('kind'), kind: 'text', width: 150 },
        { name: 'needQty', text: text('need'), kind: 'number', width: 80 },
        { name: 'haveQty', text: text('have'), kind: 'number', width: 80 },
        { name: 'unsignedQty', text: text('unsigned'), kind: 'number', width: 100 },
        {
          name: 'nextYmd',
          text: text('next'),
          kind: 'text',
          width: 150,
          render: ({ nextYmd }) =>
            nextYmd ? (nextYmd < today ? `${nextYmd} ${text('past')}` : nextYmd) : '–',
        },
        {
          name: 'userId',
          text: text('ledger'),
          kind: 'custom',
          width: 110,
          align: 'center',
          render: ({ userId, userNm }) =>
            yes(tab.menu.printYn) &&
            userId !== '' && (
              <Button
                size="small"
                icon={<PrinterOutlined aria-hidden />}
                loading={busy}
                aria-label={text('ledgerOf', { name: userNm })}
                onClick={() => void print('/api/saf/ppesupply/ledger', { userId })}
              />
            ),
        },
      ]}
      rowKey={({ userId, deptCd, ppeCd }) => `${userId} ${deptCd} ${ppeCd}`}
      empty={text('none')}
      layoutKey={`ppe${view}`}
    />
  )
}

/** Items with what is usable of them and the pieces at which they are ordered again. */
export function Reorder(asked: Asked<ReorderRow>) {
  const text = useTexts(supplyTexts)
  return (
    <DataGrid<ReorderRow>
      {...whole}
      {...asked}
      label={text('reorder')}
      columns={[
        { name: 'plantNm', text: text('plant'), kind: 'text', width: 110 },
        { name: 'ppeItemNm', text: text('item'), kind: 'text', width: 240 },
        { name: 'unitNm', text: text('unit'), kind: 'text', width: 70 },
        { name: 'stockQty', text: text('stock'), kind: 'number', width: 120 },
        { name: 'expiredQty', text: text('expired'), kind: 'number', width: 100 },
        { name: 'usedQty', text: text('used'), kind: 'number', width: 110 },
        { name: 'reorderQty', text: text('point'), kind: 'number', width: 100 },
        {
          name: 'low',
          text: text('judged'),
          kind: 'text',
          width: 110,
          render: ({ low }) => (low ? <strong>{text('low')}</strong> : text('enough')),
        },
      ]}
      rowKey={({ ppeItemNo }) => String(ppeItemNo)}
      empty={text('none')}
      layoutKey="ppeReorder"
    />
  )
}

/** Lots that are past their last day, or soon will be. */
export function Lots(asked: Asked<LotRow>) {
  const text = useTexts(supplyTexts)
  return (
    <DataGrid<LotRow>
      {...whole}
      {...asked}
      label={text('lots')}
      columns={[
        { name: 'ppeItemNm', text: text('item'), kind: 'text', width: 240 },
        { name: 'sizeTxt', text: text('size'), kind: 'text', width: 80 },
        { name: 'lotNo', text: text('lot'), kind: 'text', width: 130 },
        { name: 'stockQty', text: text('pieces'), kind: 'number', width: 90 },
        {
          name: 'expYmd',
          text: text('ends'),
          kind: 'text',
          width: 170,
          render: ({ expYmd, expired }) =>
            expired ? (
              <strong>
                {expYmd} {text('expired')}
              </strong>
            ) : (
              expYmd
            ),
        },
        {
          name: 'expired',
          text: text('improve'),
          kind: 'custom',
          width: 120,
          align: 'center',
          render: ({ ppeItemNo, sizeTxt, lotNo, expired }) =>
            expired && <Improve facts={{ ppeItemNo, sizeTxt, lotNo }} />,
        },
      ]}
      rowKey={({ ppeItemNo, sizeTxt, lotNo }) => `${ppeItemNo} ${sizeTxt} ${lotNo}`}
      empty={text('none')}
      layoutKey="ppeLots"
    />
  )
}

/** Kinds that the MSDS of what is handled asks for and no standard gives. */
export function Gaps(asked: Asked<GapRow>) {
  const text = useTexts(supplyTexts)
  return (
    <DataGrid<GapRow>
      {...whole}
      {...asked}
      label={text('gaps')}
      columns={[
        { name: 'deptNm', text: text('dept'), kind: 'text', width: 140 },
        { name: 'processNm', text: text('process'), kind: 'text', width: 150 },
        { name: 'ppeNm', text: text('kind'), kind: 'text', width: 160 },
        { name: 'products', text: text('products'), kind: 'text', width: 360 },
      ]}
      rowKey={({ deptCd, processNm, ppeCd }) => `${deptCd} ${processNm} ${ppeCd}`}
      empty={text('none')}
      layoutKey="ppeGaps"
    />
  )
}
