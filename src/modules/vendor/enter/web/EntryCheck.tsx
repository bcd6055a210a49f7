import { useState } from 'react'
import { Input, Radio } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { isVendor } from '../../web/own-vendor.ts'
import { ToneTag, type Tone } from '../../web/ToneTag.tsx'
import { verdicts, type EntryProblem, type Verdict } from '../enter-check.rule.ts'
import { checkedEntities } from './checked-entities.ts'
import { enterRqst, type EnterLine, type EnterRqst } from '../enter-rqst.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { entryCheckTexts } from './enter-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import './enter.css'
import { said } from '../../../../core/web/text/text.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { vendorRecords } from '../../record-pages.rule.ts'

interface Checked {
  okYn: 'Y' | 'N'
  lines: {
    enterRqstLineNo: number
    checkCd: Verdict
    problems: EntryProblem[]
    passEnd?: { toYmd: string; name: string }
    /** The effect of the new pass on the holder's other passes. */
    passes?: string[]
  }[]
}
const words: Record<Verdict, readonly [tone: Tone, word: 'fit' | 'conditional' | 'unfit']> = {
  [verdicts.fit]: ['good', 'fit'],
  [verdicts.conditional]: ['warning', 'conditional'],
  [verdicts.unfit]: ['danger', 'unfit'],
}
const undecided: readonly string[] = [
  'draft',
  'supplement',
  'submitted',
  'deptConfirmed',
  'reviewed',
  'approving',
]

/**
 * The findings of the entry check about each line today, with the pages to fix them; the safety people review
 * the lines here.
 */
export function EntryCheck({ row }: { row: EnterRqst }) {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(entryCheckTexts)
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
    meta: { follows: checkedEntities },
  })
  if (row.lines.length === 0) return open ? <p className="enter-empty">{say('noLines')}</p> : null
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
    notice.toast(say('saved'))
    await client.invalidateQueries({ queryKey: [enterRqst.name] })
  }
  const checkOf = (line: EnterLine) =>
    data?.lines.find(({ enterRqstLineNo }) => enterRqstLineNo === line.enterRqstLineNo)
  // A finding that all lines share belongs to the company or the contract and is shown once.
  const [first, ...others] = data?.lines ?? []
  const common = (others.length > 0 ? (first?.problems ?? []) : []).filter(({ code, message }) =>
    others.every(({ problems }) => problems.some((each) => each.code === code && each.message === message)),
  )
  const isCommon = ({ code, message }: EntryProblem) =>
    common.some((each) => each.code === code && each.message === message)
  const count = (verdict: Verdict) => data?.lines.filter(({ checkCd }) => checkCd === verdict).length ?? 0
  return (
    <section className="enter-check" aria-label={say('check')}>
      <h3>
        {say('checkOf', { count: row.lines.length })}
        {data && (
          <span>
            {(Object.keys(words) as Verdict[]).map((verdict) => (
              <ToneTag key={verdict} tone={words[verdict][0]}>
                {say(words[verdict][1])} {count(verdict)}
              </ToneTag>
            ))}
          </span>
        )}
      </h3>
      {common.length > 0 && (
        <div className="enter-common">
          <strong>{say('common')}</strong>
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
                <ToneTag tone={words[shown][0]}>{say(words[shown][1])}</ToneTag>
                {line.reviewNm && !reviewing && <span>{say('reviewed', { verdict: line.reviewNm })}</span>}
                {line.passNo && (
                  <button
                    type="button"
                    className="enter-link"
                    onClick={() => tab.open(addressOf(vendorRecords.enterPass, line.passNo!))}
                  >
                    {word('pass')} {line.passNm ?? line.passNo}
                  </button>
                )}
                {open && check?.passEnd && shown !== verdicts.unfit && (
                  <span className="vendor-note">
                    {say('passUntil', { day: check.passEnd.toYmd, thing: said(check.passEnd.name) })}
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
              {open &&
                check?.passes?.map((meaning) => (
                  <p key={meaning} className="vendor-note">
                    {meaning}
                  </p>
                ))}
              {reviewing && (
                <div className="enter-review">
                  <Radio.Group
                    aria-label={say('reviewOf', { name: line.vendorWorkerNm ?? line.vendorEquipNm ?? '' })}
                    optionType="button"
                    options={(Object.keys(words) as Verdict[]).map((value) => ({
                      value,
                      label: say(words[value][1]),
                      disabled: check?.checkCd === verdicts.unfit && value !== verdicts.unfit,
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
                    aria-label={say('opinionOf', { name: line.vendorWorkerNm ?? line.vendorEquipNm ?? '' })}
                    placeholder={say(draft.reviewCd === verdicts.fit ? 'opinion' : 'opinionMust')}
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
            {say('save')}
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
  const say = useTexts(entryCheckTexts)
  if (problems.length === 0) return null
  return (
    <ul className="enter-problems">
      {problems.map(({ code, level, message, fixUrl }) => (
        <li key={`${code} ${message}`} className={level === 'BLOCK' ? 'is-block' : 'is-warn'}>
          <span>
            {code} {said(message)}
          </span>
          <button type="button" className="enter-link" onClick={() => onOpen(fixUrl)}>
            {say('go')}
          </button>
        </li>
      ))}
    </ul>
  )
}
