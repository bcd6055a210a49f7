import { useState } from 'react'
import { Button } from 'antd'
import { messages } from '../../../core/shared/messages.ts'
import type { ErrorBody } from '../../../core/shared/session.ts'
import { api, ApiError } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { ConsentPopup } from '../../../core/web/components/ConsentPopup.tsx'
import { ExceptionTable } from '../../../core/web/components/ExceptionTable.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { MenuSearchPopup } from '../../../core/web/popup/MenuSearchPopup.tsx'
import { UserSearchPopup } from '../../../core/web/popup/UserSearchPopup.tsx'
import { codeItem } from '../../code/code.resource.ts'
import { SamplePage, SampleSection, SampleValue } from './SamplePage.tsx'
import { sampleTexts } from './sample.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { said } from '../../../core/web/text/text.ts'

type Popup = 'base' | 'full' | 'menuSearch' | 'userSearch' | 'usersSearch' | 'consent'
const popups: readonly Popup[] = ['base', 'full', 'menuSearch', 'userSearch', 'usersSearch', 'consent']

/** 팝업 (sample/component/popupSample): the popups that pages share, the alerts, and what each hands back. */
export function PopupSamplePage() {
  const say = useTexts(sampleTexts)
  const notice = useNotice()
  const [open, setOpen] = useState<Popup>()
  const [returned, setReturned] = useState<unknown>(null)
  const [refusal, setRefusal] = useState<ErrorBody>()
  const close = () => setOpen(undefined)
  const answer = (value: unknown) => {
    setReturned(value)
    close()
  }
  /** A call that the server refuses, so that the facts in the table are real. */
  const refuse = () =>
    api.get(`${codeItem.path}/0`).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.body)
    })
  return (
    <SamplePage help={say('popupHelp')}>
      <SampleSection title={say('popups')}>
        <div className="sample-buttons">
          {popups.map((each) => (
            <Button key={each} onClick={() => setOpen(each)}>
              {say(each)}
            </Button>
          ))}
        </div>
      </SampleSection>
      <SampleSection title={say('alerts')}>
        <div className="sample-buttons">
          <Button onClick={() => notice.info(say('fine'))}>{say('info')}</Button>
          <Button onClick={() => notice.error(said(messages.invalidForm))}>{say('error')}</Button>
          <Button onClick={() => void notice.confirm(said(messages.confirmDeleteFile)).then(setReturned)}>
            {say('question')}
          </Button>
          <BusyButton action={refuse}>{say('exception')}</BusyButton>
        </div>
      </SampleSection>
      <SampleSection title={say('returned')}>
        <SampleValue label={say('returned')} value={returned} />
      </SampleSection>
      <BasePopup
        open={open === 'base' || open === 'full'}
        fullscreen={open === 'full'}
        title={say(open === 'full' ? 'full' : 'base')}
        onClose={close}
        onConfirm={() => setReturned(true)}
      >
        <p>{say('baseBody')}</p>
      </BasePopup>
      <BasePopup open={refusal !== undefined} title={say('exception')} onClose={() => setRefusal(undefined)}>
        {refusal && <ExceptionTable body={refusal} />}
      </BasePopup>
      <MenuSearchPopup open={open === 'menuSearch'} onAdd={answer} onClose={close} />
      <UserSearchPopup
        open={open === 'userSearch' || open === 'usersSearch'}
        multiple={open === 'usersSearch'}
        onConfirm={answer}
        onClose={close}
      />
      <ConsentPopup
        open={open === 'consent'}
        title={say('consent')}
        onAgree={() => setReturned({ agreeYn: 'Y' })}
        onClose={close}
      >
        <p>{say('baseBody')}</p>
      </ConsentPopup>
    </SamplePage>
  )
}
