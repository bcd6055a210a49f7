import { Button, Input } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useLeaveWarning } from '../../../../core/web/form/use-leave-warning.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { matChkRqst, type MatChkRqst } from '../mat-chk-rqst.resource.ts'
import { materialTexts } from './material.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Conditions of the verdict; who answers for one says when and how it was met. */
export function ConditionList({ row, userId }: { row: MatChkRqst; userId: string | undefined }) {
  const tab = useTab()
  const notice = useNotice()
  const text = useTexts(materialTexts)
  const client = useQueryClient()
  const [meeting, setMeeting] = useState<number>()
  // By condition: what was typed for one is not said of the next.
  const [doneTxts, setDoneTxts] = useState<Readonly<Record<number, string>>>({})
  useLeaveWarning(Object.values(doneTxts).some((each) => each !== ''))
  const open = (row.state === 'conditional' || row.state === 'registered') && tab.canWrite
  const save = async (condNo: number) => {
    await api.put(`${matChkRqst.path}/${row.matChkRqstNo}/condition/${condNo}`, {
      doneTxt: doneTxts[condNo] ?? '',
    })
    notice.info(text('metDone'))
    setMeeting(undefined)
    setDoneTxts((before) => ({ ...before, [condNo]: '' }))
    await client.invalidateQueries({ queryKey: [matChkRqst.name] })
  }
  return (
    <section className="store-status" aria-label={text('conditionsLabel')}>
      <h3>{text('conditions', { count: row.conds.length })}</h3>
      <ul className="store-conflicts">
        {row.conds.map((each) => (
          <li key={each.matChkCondNo}>
            <span className={`mix-tag is-${each.doneYn === 'Y' ? 'O' : 'S'}`}>
              {each.doneYn === 'Y' ? text('met') : text('unmet')}
            </span>
            <span className="store-conflict-name">{each.condTxt}</span>
            <span>{each.timingNm}</span>
            <span>
              {each.ownerUserNm ?? text('nobody')} {each.dueYmd ?? ''}
            </span>
            {each.doneTxt && <span className="store-conflict-why">{each.doneTxt}</span>}
            {open && each.doneYn !== 'Y' && (
              <Button
                size="small"
                type={each.ownerUserId === userId ? 'primary' : 'default'}
                onClick={() => setMeeting(each.matChkCondNo)}
              >
                {text('meet')}
              </Button>
            )}
            {meeting === each.matChkCondNo && (
              <div className="material-meeting">
                <Input
                  aria-label={text('doneTxt')}
                  maxLength={500}
                  value={doneTxts[each.matChkCondNo] ?? ''}
                  onChange={({ target }) => setDoneTxts({ ...doneTxts, [each.matChkCondNo]: target.value })}
                />
                <BusyButton type="primary" action={() => save(each.matChkCondNo)}>
                  {text('save')}
                </BusyButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
