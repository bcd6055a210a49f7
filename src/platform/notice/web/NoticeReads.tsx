import { BellOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import type { ReadRate } from '../notice-answers.rule.ts'
import { useReading, useUnread } from './notice-calls.ts'
import './notice.css'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const percentOf = ({ readCnt, targetCnt }: ReadRate): number =>
  targetCnt === 0 ? 0 : Math.floor((readCnt / targetCnt) * 100)

export function RateMeter({ rate }: { rate: ReadRate | undefined }) {
  const text = useTexts(noticeTexts)
  if (!rate) return null
  const percent = percentOf(rate)
  return (
    <span className="notice-rate">
      <Progress percent={percent} size="small" showInfo={false} aria-label={text('rate')} />
      <span>{text('rateOf', { read: rate.readCnt, targets: rate.targetCnt, percent })}</span>
    </span>
  )
}

/** The number of readers, the people who have not read it, and a reminder for them. */
export function NoticeReads({ noticeNo, remindable }: { noticeNo: number; remindable: boolean }) {
  const text = useTexts(noticeTexts)
  const notice = useNotice()
  const { remind } = useReading()
  const { data, error, isPending, refetch } = useUnread(noticeNo)
  const count = data ? data.targetCnt - data.readCnt : 0
  const ask = async () => {
    if (!(await notice.confirm(text('confirmRemind', { count })))) return
    notice.info(text('reminded', { count: await remind(noticeNo) }))
  }
  return (
    <Block
      title={text('reads')}
      extra={
        remindable &&
        count > 0 && (
          <Button icon={<BellOutlined aria-hidden />} onClick={() => void ask()}>
            {text('remind')}
          </Button>
        )
      }
    >
      <div className="span-all">
        <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
          {(answer) => (
            <>
              <RateMeter rate={answer} />
              {count === 0 ? (
                <p>{text('allRead')}</p>
              ) : (
                <>
                  <p className="notice-unread-head">{text('unreadPeople', { count })}</p>
                  <ul className="notice-places">
                    {answer.places.map((place) => (
                      <li key={place.placeNm}>
                        <b>
                          {text('unreadIn', {
                            place: place.placeNm,
                            count: place.people.length,
                            targets: place.targetCnt,
                          })}
                        </b>
                        <span>{place.people.map(({ userNm }) => userNm).join(', ')}</span>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {answer.answers.length > 0 && (
                <>
                  <p className="notice-unread-head">{text('answers', { count: answer.answers.length })}</p>
                  <ul className="notice-places">
                    {answer.answers.map((each) => (
                      <li key={`${each.placeNm} ${each.userNm} ${each.answerTxt}`}>
                        <b>
                          {each.placeNm} {each.userNm}
                        </b>
                        <span>{each.answerTxt}</span>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </Gate>
      </div>
    </Block>
  )
}
