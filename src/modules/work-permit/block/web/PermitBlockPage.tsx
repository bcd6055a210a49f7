import { useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { useDetail } from '../../../../core/web/list/hooks.ts'
import { recordPath } from '../../../../core/web/list/query-keys.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { Gate } from '../../../../core/web/record/PageStates.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { permitAddress } from '../../permit/web/addresses.ts'
import { paperStates, reconciled, type PaperState } from '../permit-block.rule.ts'
import { permitBlock, type PermitBlock } from '../permit-block.resource.ts'
import { LateForm } from './LateForm.tsx'
import { SettleForm } from './SettleForm.tsx'
import './block.css'

/**
 * 비상 번호 예약 (constSafe/permit/permitBlock): numbers for paper while the portal is down, and what became of
 * each.
 */
export function PermitBlockPage() {
  const today = useToday()
  const { user } = useSession()
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <RegisterPage
        resource={permitBlock}
        first={{
          outageYmd: today,
          numberCnt: 10,
          ...(user?.plantCd && { plantCd: user.plantCd, plantNm: user.plantNm }),
        }}
        removable={false}
        onOpen={(row) => setOpened(row.permitBlockNo)}
        onSaved={(key) => setOpened(Number(key))}
        empty="예약한 번호가 없습니다. 전산 중단에 대비하려면 등록을 눌러 번호를 떼어 두세요."
        help="전산이 중단될 때 쓸 허가번호를 미리 떼어 두고 번호와 QR이 찍힌 빈 허가서를 인쇄합니다. 복구되면 사용한 종이는 사후 등록하고, 남은 번호는 미사용·파기·분실로 정리합니다. 예약한 번호는 다른 허가에 다시 쓰이지 않습니다."
      />
      {opened !== undefined && <BlockPopup permitBlockNo={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function BlockPopup({ permitBlockNo, onClose }: { permitBlockNo: number; onClose: () => void }) {
  const { detail, error, loading, reload } = useDetail(permitBlock, permitBlockNo)
  return (
    <Dialog open title="예약 번호" footer={null} width={960} onCancel={onClose}>
      <Gate data={detail} error={error} loading={loading} onRetry={reload}>
        {({ data }) => <Numbers block={data} reload={reload} />}
      </Gate>
    </Dialog>
  )
}

type Line = PermitBlock['numbers'][number]
function Numbers({ block, reload }: { block: PermitBlock; reload: () => void }) {
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
        {block.plantNm} · 사용일 {block.outageYmd} · {block.reasonTxt}
      </p>
      <ul className="block-counts" aria-label="정리 현황">
        {(Object.keys(paperStates) as PaperState[]).map((state) => (
          <li key={state} data-state={state}>
            {paperStates[state]} <strong>{counts[state]}</strong>
          </li>
        ))}
      </ul>
      {late > 0 && (
        <p role="alert" className="permit-bad">
          사용일이 지났는데 정리되지 않은 번호가 {late}건 있습니다.
        </p>
      )}
      <Button
        icon={<PrinterOutlined aria-hidden />}
        disabled={counts.reserved === 0}
        loading={busy}
        onClick={() => void open(`${recordPath(permitBlock, block.permitBlockNo)}/print`)}
      >
        빈 허가서 인쇄({counts.reserved}장)
      </Button>
      <ul className="block-numbers">
        {block.numbers.map((line) => (
          <li key={line.permitBlockNumberNo} data-state={line.statCd}>
            <div>
              <strong>{line.permitCd}</strong> <span>{line.statNm}</span>
              {line.statCd !== 'reserved' && (
                <span className="permit-note">
                  {[line.writerTxt && `종이 작성자 ${line.writerTxt}`, line.reasonTxt, line.entryUserNm]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </div>
            {line.permitNo !== null && (
              <Button onClick={() => tab.open(permitAddress.detail(line.permitNo!))}>허가 열기</Button>
            )}
            {line.statCd === 'reserved' && tab.canWrite && (
              <span>
                <Button type="primary" onClick={() => setAct({ line, kind: 'late' })}>
                  사후 등록
                </Button>{' '}
                <Button onClick={() => setAct({ line, kind: 'settle' })}>미사용·파기·분실</Button>
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
