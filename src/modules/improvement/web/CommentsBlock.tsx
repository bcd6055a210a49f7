import { useRef, useState } from 'react'
import { PaperClipOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input, Tag } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { recordPath } from '../../../core/web/data/query-keys.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { useCall } from './queries.ts'
import { improvementTexts } from './improvement.texts.ts'
import { attachTexts } from '../../../core/web/text/attach.texts.ts'
import { useChosenFiles } from '../../../core/web/attach/chosen-files.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { textsOf, useTexts } from '../../../core/web/text/define-texts.ts'

/** The user of remarks through a request's receipt, without an account. */
const linkUser = 'system'
/** The comments on it with their files; a vendor gets no internal ones. */
export function CommentsBlock({ row, more }: { row: Improvement; more: ImprovementMore }) {
  const say = useTexts(improvementTexts)
  return (
    <Block title={say('block.comments', { count: more.comments.length })}>
      <ul className="span-all impr-comments">
        {more.comments.map((each) => (
          <li key={each.commentNo}>
            <b>{each.userId === linkUser ? say('comment.link') : (each.userNm ?? each.userId)}</b>{' '}
            <span>{showMoment(each.createDt)}</span>{' '}
            {each.innerYn === 'Y' && <Tag>{say('comment.inner')}</Tag>}
            <p>{each.txt}</p>
            {each.files.map(({ fileNo, fileOrgNm }) => (
              <BusyButton
                key={fileNo}
                size="small"
                icon={<PaperClipOutlined aria-hidden />}
                action={() => api.download(`/api/file/down/${fileNo}`, undefined, { name: fileOrgNm })}
              >
                {fileOrgNm}
              </BusyButton>
            ))}
          </li>
        ))}
      </ul>
      {/* Anew after each comment: its words and files have gone with it. */}
      <Write key={more.comments.length} row={row} />
    </Block>
  )
}

function Write({ row }: { row: Improvement }) {
  const say = useTexts(improvementTexts)
  const { user } = useSession()
  const { canWrite } = useTab()
  const [text, setText] = useState('')
  const [inner, setInner] = useState(false)
  const [files, setFiles] = useState(false)
  const [fileKey, setFileKey] = useState<string | null>(null)
  // The chosen files are sent with the comment.
  const sentKey = useRef<string | null>(null)
  const chosen = useChosenFiles(improvement, undefined)
  const notice = useNotice()
  const { call, busy } = useCall()
  const send = async () => {
    if (!(await chosen.send())) return notice.error(textsOf(attachTexts)('notSent'))
    await call(`${recordPath(improvement, row.imprNo)}/comment`, {
      txt: text.trim(),
      innerYn: inner ? 'Y' : 'N',
      fileKey: sentKey.current || undefined,
    })
  }
  return (
    <div className="span-all impr-inline">
      <Input.TextArea
        aria-label={say('comment.one')}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {files && (
        <div className="impr-comment-files">
          <Attachments
            resource={improvement}
            name="comment"
            tempTaskKey={fileKey}
            onTempKey={(key) => {
              sentKey.current = key
              setFileKey(key)
            }}
            editable
          />
        </div>
      )}
      {canWrite && !files && (
        <Button icon={<PaperClipOutlined aria-hidden />} onClick={() => setFiles(true)}>
          {say('comment.file')}
        </Button>
      )}
      {!user?.vendorCd && (
        <Checkbox checked={inner} onChange={({ target }) => setInner(target.checked)}>
          {say('comment.innerLong')}
        </Checkbox>
      )}
      <Button disabled={text.trim() === ''} loading={busy} onClick={() => void send()}>
        {say('comment.send')}
      </Button>
    </div>
  )
}
