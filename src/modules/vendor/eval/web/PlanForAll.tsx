import { Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TeamOutlined } from '@ant-design/icons'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendorEval, type VendorEval } from '../vendor-eval.resource.ts'
import { gradePageTexts } from './grade-page.texts.ts'

interface PlannedAll {
  made: { vendorEvalNo: number; vendorNm: string }[]
  skipped: { vendorNm: string; reason: string }[]
}
/** The plan of one company for all the others of its plant: same form, period, due day and evaluators. */
export function PlanForAll({ row }: { row: VendorEval }) {
  const say = useTexts(gradePageTexts)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [planned, setPlanned] = useState<PlannedAll>()
  const plan = async () => {
    const { evalFormNo, plantCd, periodTxt, evalYear, halfCd, dueYmd, evaluators } = row
    const { data } = await api.post<Answer<PlannedAll>>('/api/vendor/evalplans', {
      evalFormNo,
      plantCd,
      periodTxt,
      evalYear,
      halfCd,
      dueYmd,
      evaluators: evaluators.map(({ evalUserId }) => evalUserId),
    })
    setPlanned(data)
    await client.invalidateQueries({ queryKey: [vendorEval.name] })
  }
  return (
    <>
      <Button icon={<TeamOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {say('planAll')}
      </Button>
      <Dialog open={open} title={say('planAll')} footer={null} onCancel={() => setOpen(false)}>
        <p className="vendor-note">{say('planAllHelp')}</p>
        {planned === undefined ? (
          <BusyButton type="primary" action={plan}>
            {say('planAll')}
          </BusyButton>
        ) : (
          <>
            <p>{say('made', { count: planned.made.length })}</p>
            {planned.skipped.length > 0 && (
              <>
                <strong>{say('skipped')}</strong>
                <ul>
                  {planned.skipped.map(({ vendorNm, reason }) => (
                    <li key={vendorNm}>
                      {vendorNm}: {reason}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Dialog>
    </>
  )
}
