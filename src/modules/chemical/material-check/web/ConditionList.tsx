import { Button, Input } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { matChkRqst, type MatChkRqst } from '../mat-chk-rqst.resource.ts'

/** Conditions of the verdict; who answers for one says when and how it was met. */
export function ConditionList({ row, userId }: { row: MatChkRqst; userId: string | undefined }) {
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const [meeting, setMeeting] = useState<number>()
  const [doneTxt, setDoneTxt] = useState('')
  const open = (row.state === 'conditional' || row.state === 'registered') && tab.canWrite
  const save = async (condNo: number) => {
    await api.put(`${matChkRqst.path}/${row.matChkRqstNo}/condition/${condNo}`, { doneTxt })
    notice.info('조건 이행을 등록하였습니다.')
    setMeeting(undefined)
    setDoneTxt('')
    await client.invalidateQueries({ queryKey: [matChkRqst.name] })
  }
  return (
    <section className="store-status" aria-label="조건">
      <h3>조건 {row.conds.length}건</h3>
      <ul className="store-conflicts">
        {row.conds.map((each) => (
          <li key={each.matChkCondNo}>
            <span className={`mix-tag is-${each.doneYn === 'Y' ? 'O' : 'S'}`}>{each.doneYn === 'Y' ? '이행' : '미이행'}</span>
            <span className="store-conflict-name">{each.condTxt}</span>
            <span>{each.timingNm}</span>
            <span>
              {each.ownerUserNm ?? '담당자 미정'} {each.dueYmd ?? ''}
            </span>
            {each.doneTxt && <span className="store-conflict-why">{each.doneTxt}</span>}
            {open && each.doneYn !== 'Y' && (
              <Button size="small" type={each.ownerUserId === userId ? 'primary' : 'default'} onClick={() => setMeeting(each.matChkCondNo)}>
                이행 등록
              </Button>
            )}
            {meeting === each.matChkCondNo && (
              <div className="material-meeting">
                <Input aria-label="이행 내용" maxLength={500} value={doneTxt} onChange={(event) => setDoneTxt(event.target.value)} />
                <BusyButton type="primary" action={() => save(each.matChkCondNo)}>
                  저장
                </BusyButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
