import { useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { permitAddress } from '../../permit/web/addresses.ts'
import { paperStates, reconciled, type PaperState } from '../permit-block.rule.ts'
import { permitBlock, type PermitBlock } from '../permit-block.resource.ts'
import { LateForm } from './LateForm.tsx'
import { SettleForm } from './SettleForm.tsx'
import './block.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { blockTexts } from './block-page.texts.ts'

/**
 * 비상 번호 예약 (constSafe/permit/permitBlock): numbers for paper while the portal is down, and what became of
 * each.
 */
export function PermitBlockPage() {
  const say = useTexts(blockTexts)
  const today = useToday()
  const own = useOwnScope()
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <RegisterPage
        resource={permitBlock}
        first={{
          outageYmd: today,
          numberCnt: 10,
          ...ownPlant(own),
        }}
        removable={false}
        onOpen={(row) => setOpened(row.permitBlockNo)}
        onSaved={(key) => setOpened(Number(key))}
        empty={say('empty')}
        help={say('help')}
      />
      {opened !== undefined && <BlockPopup permitBlockNo={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function BlockPopup({ permitBlockNo, onClose }: { permitBlockNo: number; onClose: () => void }) {
  const say = useTexts(blockTexts)
  const { detail, error, loading, reload } = useDetail(permitBlock, permitBlockNo)
  return (
    <Dialog open title={say('title')} footer={null} width={960} onCancel={onClose}>
      <Gate data={detail} error={error} loading={loading} onRetry={reload}>
        {({ data }) => <Numbers block={data} reload={reload} />}
      </Gate>
    </Dialog>
  )
}

type Line = PermitBlock['numbers'][number]
function Numbers({ block, reload }: { block: PermitBlock; reload: () => void }) {
  const say = useTexts(blockTexts)
  const tab = useTab()
  const { open, busy } = usePdf()
  const today = useToday()
  const [act, setAct] = useState<{ line: Line; kind: 'late' | 'settle' }>()
  const { counts, late } = reconciled(block.numbers, block.outageYmd, today)
  const done = () => {
    setAct(undefined)
    reload()
  }
  return (
    <div className="block">
      <p className="permit-note">
        {say('head', { plant: block.plantNm ?? '', day: block.outageYmd, reason: block.reasonTxt })}
      </p>
      <ul className="block-counts" aria-label={say('counts')}>
        {(Object.keys(paperStates) as PaperState[]).map((state) => (
          <li key={state} data-state={state}>
            {String(paperStates[state])} <strong>{counts[state]}</strong>
          </li>
        ))}
      </ul>
      {late > 0 && (
        <p role="alert" className="permit-bad">
          {say('open', { count: late })}
        </p>
      )}
      <Button
        icon={<PrinterOutlined aria-hidden />}
        disabled={counts.reserved === 0}
        loading={busy}
        onClick={() => void open(`${recordPath(permitBlock, block.permitBlockNo)}/print`)}
      >
        {say('print', { count: counts.reserved })}
      </Button>
      <ul className="block-numbers">
        {block.numbers.map((line) => (
          <li key={line.permitBlockNumberNo} data-state={line.statCd}>
            <div>
              <strong>{line.permitCd}</strong> <span>{line.statNm}</span>
              {line.statCd !== 'reserved' && (
                <span className="permit-note">
                  {[
                    line.writerTxt && say('writer', { name: line.writerTxt }),
                    line.reasonTxt,
                    line.entryUserNm,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </div>
            {line.permitNo !== null && (
              <Button onClick={() => tab.open(permitAddress.detail(line.permitNo!))}>
                {say('openPermit')}
              </Button>
            )}
            {line.statCd === 'reserved' && tab.canWrite && (
              <span>
                <Button type="primary" onClick={() => setAct({ line, kind: 'late' })}>
                  {say('lateEntry')}
                </Button>{' '}
                <Button onClick={() => setAct({ line, kind: 'settle' })}>{say('settleAs')}</Button>
              </span>
            )}
            {act?.line.permitBlockNumberNo === line.permitBlockNumberNo &&
              (act.kind === 'late' ? (
                <LateForm
                  block={block}
                  permitBlockNumberNo={line.permitBlockNumberNo}
                  onDone={done}
                  onCancel={() => setAct(undefined)}
                />
              ) : (
                <SettleForm
                  block={block}
                  permitBlockNumberNo={line.permitBlockNumberNo}
                  onDone={done}
                  onCancel={() => setAct(undefined)}
                />
              ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
