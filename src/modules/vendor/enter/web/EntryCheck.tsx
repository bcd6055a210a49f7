import { useState } from 'react'
import { Input, Radio } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { passAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { ToneTag, type Tone } from '../../web/ToneTag.tsx'
import { verdicts, type EntryProblem, type Verdict } from '../enter-check.rule.ts'
import { enterRqst, type EnterLine, type EnterRqst } from '../enter-rqst.resource.ts'
import './enter.css'
import { said } from '../../../../core/web/text/text.ts'

interface Checked {
  okYn: 'Y' | 'N'
  lines: {
    enterRqstLineNo: number
    checkCd: Verdict
    problems: EntryProblem[]
    passEnd?: { toYmd: string; name: string }
  }[]
}
const words: Record<Verdict, readonly [tone: Tone, word: string]> = {
  [verdicts.fit]: ['good', '적합'],
  [verdicts.conditional]: ['warning', '조건부'],
  [verdicts.unfit]: ['danger', '부적합'],
}
const choices = (Object.keys(words) as Verdict[]).map((value) => ({ value, label: words[value][1] }))
const undecided: readonly string[] = [
  'draft',
  'supplement',
  'submitted',
  'deptConfirmed',
  'reviewed',
  'approving',
]

/**
 * What the entry check says of each line today, with where each thing is put right; the safety people review
 * the lines here.
 */
export function EntryCheck({ row }: { row: EnterRqst }) {
  const tab = useTab()
  const open = undecided.includes(row.state)
  const reviewing = row.state === 'deptConfirmed' && tab.canWrite && !isVendor()
  const [drafts, setDrafts] = useState<Record<number, { reviewCd: string; reviewCont: string }>>({})
  const notice = useNotice()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [enterRqst.name, 'check', row.enterRqstNo, row.updateDt],
    queryFn: ({ signal }) =>
      api.get<Answer<Checked>>(`${enterRqst.path}/${row.enterRqstNo}/check`, {}, { signal }),
    select: (answer) => answer.data,
    enabled: open && row.lines.length > 0,
  })
  if (row.lines.length === 0)
    return open ? (
      <p className="enter-empty">아래 ‘신청대상’에 작업자나 장비를 추가하고 저장해 주세요.</p>
    ) : null
  const draftOf = (line: EnterLine, checkCd: Verdict | undefined) =>
    drafts[line.enterRqstLineNo] ?? {
      reviewCd: line.reviewCd ?? checkCd ?? verdicts.fit,
      reviewCont: line.reviewCont ?? '',
    }
  const save = async () => {
    await api.put(`${enterRqst.path}/${row.enterRqstNo}/reviews`, {
      lines: row.lines.map((line) => {
        const { reviewCd, reviewCont } = draftOf(line, checkOf(line)?.checkCd)
        return { enterRqstLineNo: line.enterRqstLineNo, reviewCd, reviewCont: reviewCont || null }
      }),
    })
    setDrafts({})
    notice.toast('검토결과를 저장하였습니다.')
    await client.invalidateQueries({ queryKey: [enterRqst.name] })
  }
  const checkOf = (line: EnterLine) =>
    data?.lines.find(({ enterRqstLineNo }) => enterRqstLineNo === line.enterRqstLineNo)
  // What every line has is the company's or the contract's: said once.
  const [first, ...others] = data?.lines ?? []
  const common = (others.length > 0 ? (first?.problems ?? []) : []).filter(({ code, message }) =>
    others.every(({ problems }) => problems.some((each) => each.code === code && each.message === message)),
  )
  const isCommon = ({ code, message }: EntryProblem) =>
    common.some((each) => each.code === code && each.message === message)
  const count = (verdict: Verdict) => data?.lines.filter(({ checkCd }) => checkCd === verdict).length ?? 0
  return (
    <section className="enter-check" aria-label="출입 적격 검사">
      <h3>
        출입 적격 검사 {row.lines.length}건
        {data && (
          <span>
            {(Object.keys(words) as Verdict[]).map((verdict) => (
              <ToneTag key={verdict} tone={words[verdict][0]}>
                {words[verdict][1]} {count(verdict)}
              </ToneTag>
            ))}
          </span>
        )}
      </h3>
      {common.length > 0 && (
        <div className="enter-common">
          <strong>업체·계약 공통</strong>
          <Problems problems={common} onOpen={(address) => tab.open(address)} />
        </div>
      )}
      <ul>
        {row.lines.map((line) => {
          const check = checkOf(line)
          const shown = (check?.checkCd ?? line.checkCd ?? verdicts.fit) as Verdict
          const draft = draftOf(line, check?.checkCd)
          return (
            <li key={line.enterRqstLineNo}>
              <p className="enter-name">
                <strong>{line.vendorWorkerNm ?? line.vendorEquipNm}</strong>
                <ToneTag tone={words[shown][0]}>{words[shown][1]}</ToneTag>
                {line.reviewNm && !reviewing && <span>검토 {line.reviewNm}</span>}
                {line.passNo && (
                  <button
                    type="button"
                    className="enter-link"
                    onClick={() => tab.open(passAddress(line.passNo!))}
                  >
                    출입증 {line.passNm ?? line.passNo}
                  </button>
                )}
                {open && check?.passEnd && shown !== verdicts.unfit && (
                  <span className="vendor-note">
                    출입증 {check.passEnd.toYmd}까지 ({check.passEnd.name})
                  </span>
                )}
              </p>
              {check ? (
                <Problems
                  problems={check.problems.filter((each) => !isCommon(each))}
                  onOpen={(address) => tab.open(address)}
                />
              ) : (
                line.checkTxt && <p className="vendor-note">{line.checkTxt}</p>
              )}
              {reviewing && (
                <div className="enter-review">
                  <Radio.Group
                    aria-label={`${line.vendorWorkerNm ?? line.vendorEquipNm ?? ''} 검토결과`}
                    optionType="button"
                    options={choices.map((choice) => ({
                      ...choice,
                      disabled: check?.checkCd === verdicts.unfit && choice.value !== verdicts.unfit,
                    }))}
                    value={draft.reviewCd}
                    onChange={({ target }) =>
                      setDrafts((before) => ({
                        ...before,
                        [line.enterRqstLineNo]: { ...draft, reviewCd: String(target.value) },
                      }))
                    }
                  />
                  <Input
                    aria-label={`${line.vendorWorkerNm ?? line.vendorEquipNm ?? ''} 검토의견`}
                    placeholder={draft.reviewCd === verdicts.fit ? '검토의견' : '검토의견 (5자 이상)'}
                    maxLength={500}
                    value={draft.reviewCont}
                    onChange={({ target }) =>
                      setDrafts((before) => ({
                        ...before,
                        [line.enterRqstLineNo]: { ...draft, reviewCont: target.value },
                      }))
                    }
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {reviewing && (
        <div>
          <BusyButton type="primary" action={save}>
            검토결과 저장
          </BusyButton>
        </div>
      )}
    </section>
  )
}

function Problems({
  problems,
  onOpen,
}: {
  problems: readonly EntryProblem[]
  onOpen: (address: string) => void
}) {
  if (problems.length === 0) return null
  return (
    <ul className="enter-problems">
      {problems.map(({ code, level, message, fixUrl }) => (
        <li key={`${code} ${message}`} className={level === 'BLOCK' ? 'is-block' : 'is-warn'}>
          <span>
            {code} {said(message)}
          </span>
          <button type="button" className="enter-link" onClick={() => onOpen(fixUrl)}>
            바로가기
          </button>
        </li>
      ))}
    </ul>
  )
}
