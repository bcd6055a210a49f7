import { useId, useRef } from 'react'
import { CameraOutlined, CloseOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input, InputNumber, Radio } from 'antd'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { answerKinds, answerMarks, checkResults, isMarked, type CheckResult } from '../check-codes.rule.ts'
import { choiceLabel, type AskedQuestion } from '../check-answers.rule.ts'
import { checkPrintTexts } from '../check-print.texts.ts'
import { answerMax, verdictOf, type GivenAnswer } from '../check-score.rule.ts'
import { checkAnswersTexts } from './check-answers.texts.ts'

/** How pictures of an item are taken and shown. */
export interface QuestionPhotos {
  /** Sends a picture and gives it to the answer, which goes on being changed meanwhile. */
  add: (itemCd: string, file: File) => Promise<void>
  remove: (itemCd: string, fileNo: string) => void
  /** Address of the small picture; undefined while it is loaded. */
  small: (fileNo: string) => string | undefined
}
interface CheckQuestionProps {
  item: AskedQuestion
  answer: GivenAnswer | undefined
  messages: readonly string[]
  editable: boolean
  photos?: QuestionPhotos | undefined
  /** Changes parts of the answer; the others stay as they are then. */
  onAnswer: (itemCd: string, part: Partial<GivenAnswer>) => void
}

/** One question with its answer, its note and its pictures. */
export function CheckQuestion({ item, answer, messages, editable, photos, onAnswer }: CheckQuestionProps) {
  const say = useTexts(checkAnswersTexts)
  const word = useTexts(checkPrintTexts)
  const id = useId()
  const verdict = verdictOf(item, answer)
  const given: GivenAnswer = answer ?? { itemCd: item.itemCd }
  const change = (part: Partial<GivenAnswer>) => onAnswer(item.itemCd, part)
  const name = item.itemTxt
  const wantsNote = verdict === 'bad' || Boolean(given.noteTxt)
  const wantsPhoto =
    item.answerKindCd === answerKinds.photo || verdict === 'bad' || Boolean(given.fileNos?.length)
  const className = [
    'check-question',
    ...(item.answerKindCd === answerKinds.text ? ['is-wide'] : []),
    ...(messages.length > 0 ? ['is-wrong'] : []),
    ...(verdict === 'bad' ? ['is-bad'] : []),
  ].join(' ')
  return (
    <li className={className} data-item={item.itemCd}>
      <div className="check-asked">
        <span id={id}>
          <span className="check-no">{item.sortOrder ?? item.itemCd}</span> {name}
          {item.criticalYn === 'Y' && <em>{say('critical')}</em>}
        </span>
        {item.basisTxt && <small>{item.basisTxt}</small>}
      </div>
      <Answer item={item} given={given} labelledBy={id} editable={editable} onChange={change} />
      {wantsNote &&
        (editable ? (
          <Input.TextArea
            aria-label={say('noteOf', { name })}
            placeholder={say('note')}
            rows={2}
            maxLength={answerMax}
            value={given.noteTxt ?? ''}
            onChange={({ target }) => change({ noteTxt: target.value })}
          />
        ) : (
          <p className="check-note">{given.noteTxt}</p>
        ))}
      {verdict === 'bad' && photos && editable && (
        <Checkbox
          checked={given.mendedYn === 'Y'}
          onChange={({ target }) => change({ mendedYn: target.checked ? 'Y' : 'N' })}
        >
          {say('mended')}
        </Checkbox>
      )}
      {!editable && given.mendedYn === 'Y' && <p className="check-note">{say('wasMended')}</p>}
      {!editable && given.recheckCd && isResult(given.recheckCd) && (
        <p className="check-note">{say('recheck', { result: word(`result.${given.recheckCd}`) })}</p>
      )}
      {wantsPhoto && photos && <Photos name={name} given={given} editable={editable} photos={photos} />}
      {verdict === 'bad' && !photos && item.badPhotoYn === 'Y' && (
        <p className="check-note">{word('photos')}</p>
      )}
      {messages.map((message) => (
        <span key={message} role="alert" className="check-wrong">
          {message}
        </span>
      ))}
    </li>
  )
}

const isResult = (code: string): code is CheckResult =>
  (Object.values(checkResults) as string[]).includes(code)

interface AnswerProps {
  item: AskedQuestion
  given: GivenAnswer
  labelledBy: string
  editable: boolean
  onChange: (part: Partial<GivenAnswer>) => void
}
function Answer({ item, given, labelledBy, editable, onChange }: AnswerProps) {
  const say = useTexts(checkAnswersTexts)
  const word = useTexts(checkPrintTexts)
  const isYesNo = item.answerKindCd === answerKinds.yesNo
  const none = item.naYn === 'N' ? [] : [{ value: answerMarks.none as string, label: word('mark.X') }]
  if (isMarked(item.answerKindCd))
    return (
      <Radio.Group
        className="check-marks"
        aria-labelledby={labelledBy}
        optionType="button"
        buttonStyle="solid"
        size="large"
        disabled={!editable}
        value={given.answerCd ?? null}
        options={[
          { value: answerMarks.good as string, label: word(isYesNo ? 'mark.yes' : 'mark.ok') },
          { value: answerMarks.bad as string, label: word(isYesNo ? 'mark.no' : 'mark.bad') },
          ...none,
        ]}
        onChange={({ target }) => onChange({ answerCd: String(target.value) })}
      />
    )
  const isNone = given.answerCd === answerMarks.none
  return (
    <div className="check-value">
      {item.answerKindCd === answerKinds.number && (
        <NumberAnswer item={item} given={given} editable={editable && !isNone} onChange={onChange} />
      )}
      {item.answerKindCd === answerKinds.text && (
        <Input.TextArea
          aria-label={say('textOf', { name: item.itemTxt })}
          rows={2}
          maxLength={answerMax}
          disabled={!editable || isNone}
          value={given.answerTxt ?? ''}
          onChange={({ target }) => onChange({ answerTxt: target.value })}
        />
      )}
      {item.answerKindCd === answerKinds.choice && (
        <Radio.Group
          className="check-choices"
          aria-labelledby={labelledBy}
          optionType="button"
          buttonStyle="solid"
          size="large"
          disabled={!editable || isNone}
          value={given.answerTxt ?? null}
          options={(item.choiceTxts ?? []).map((choice) => ({
            value: choice,
            label: choiceLabel(item, choice),
          }))}
          onChange={({ target }) => onChange({ answerTxt: String(target.value) })}
        />
      )}
      {item.naYn !== 'N' && (
        <Button
          size="large"
          type={isNone ? 'primary' : 'default'}
          aria-pressed={isNone}
          disabled={!editable}
          onClick={() =>
            onChange({ answerCd: isNone ? null : answerMarks.none, answerVal: null, answerTxt: null })
          }
        >
          {word('mark.X')}
        </Button>
      )}
    </div>
  )
}

/** 'a ~ b' with the side that has no limit left open. */
const limitsOf = ({ minVal, maxVal, unit }: AskedQuestion): string | undefined =>
  minVal === null && maxVal === null
    ? undefined
    : `${minVal ?? ''} ~ ${maxVal ?? ''}${unit ? ` ${unit}` : ''}`.trim()

function NumberAnswer({ item, given, editable, onChange }: Omit<AnswerProps, 'labelledBy'>) {
  const say = useTexts(checkAnswersTexts)
  const limits = limitsOf(item)
  const verdict = verdictOf(item, given)
  return (
    <span className="check-number">
      <InputNumber<number>
        size="large"
        inputMode="decimal"
        aria-label={say('valueOf', { name: item.itemTxt })}
        status={verdict === 'bad' ? 'error' : ''}
        precision={4}
        controls={false}
        formatter={(value) => (value === undefined ? '' : String(value))}
        disabled={!editable}
        value={given.answerVal ?? null}
        onChange={(value) => onChange({ answerVal: value })}
      />
      {item.unit && <span>{item.unit}</span>}
      {limits && <small>{say('limits', { limits })}</small>}
      {(verdict === 'bad' || verdict === 'good') && (
        <strong className={verdict === 'bad' ? 'is-bad' : 'is-good'}>
          {say(verdict === 'bad' ? 'outside' : 'inside')}
        </strong>
      )}
    </span>
  )
}

interface PhotosProps {
  name: string
  given: GivenAnswer
  editable: boolean
  photos: QuestionPhotos
}
function Photos({ name, given, editable, photos }: PhotosProps) {
  const say = useTexts(checkAnswersTexts)
  const chooser = useRef<HTMLInputElement>(null)
  const { itemCd } = given
  const fileNos = given.fileNos ?? []
  return (
    <div className="check-photos">
      {fileNos.map((fileNo, index) => (
        <span key={fileNo}>
          <img
            alt={say('photoOf', { name, at: index + 1 })}
            src={photos.small(fileNo)}
            width={72}
            height={72}
          />
          {editable && (
            <Button
              size="small"
              shape="circle"
              icon={<CloseOutlined aria-hidden />}
              aria-label={say('takeOff', { name, at: index + 1 })}
              onClick={() => photos.remove(itemCd, fileNo)}
            />
          )}
        </span>
      ))}
      {editable && (
        <>
          <input
            ref={chooser}
            type="file"
            accept="image/*"
            capture="environment"
            className="check-file"
            aria-label={say('addPhotoOf', { name })}
            onChange={({ target }) => {
              for (const file of target.files ?? []) void photos.add(itemCd, file)
              // The same picture can be chosen again.
              target.value = ''
            }}
          />
          <Button size="large" icon={<CameraOutlined aria-hidden />} onClick={() => chooser.current?.click()}>
            {say('addPhoto')}
          </Button>
        </>
      )}
    </div>
  )
}
