import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { listText } from '../../../lib/joiners.ts';
import { fillText } from '../../../lib/placeholders.ts';
import { ClearedNote } from '../ClearedNote.tsx';
import type { FormText } from '../formText.ts';
import { Questions } from './Questions.tsx';
import { TakenAlong } from './TakenAlong.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import type { BriefControls } from './useBrief.ts';

interface BriefPartsProps {
  id: string;
  brief: BriefControls;
  text: FormText;
  locale: string;
  /** A panel stands in place of the form: it has the message, and its own buttons for it. */
  isFormHidden: boolean;
  onSave: () => void;
  onWriteFreely: () => void;
  onSaveTime: () => void;
}

const subscribe = () => () => {};
/** Beside the form, where a wide window has room: FormSection.tsx. It is outside of this island, so it has no ref. */
const besideForm = () => document.getElementById('contact-brief');
const notOnServer = () => null;

/** Between Topic and Message: the questions, what was taken along, and both at a glance. */
export function BriefParts(props: BriefPartsProps) {
  const { id, brief, text, locale, isFormHidden, onSave, onWriteFreely, onSaveTime } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const beside = useSyncExternalStore(subscribe, besideForm, notOnServer);
  const { set } = brief;
  const hasQuestions = set !== undefined && set.questions.length > 0;
  const topics = listText(brief.unusedTopics, locale);
  return (
    <>
      {topics && (
        <ClearedNote
          key={topics}
          text={fillText(text.brief.aside, { topics })}
          undo={text.brief.bringBack}
          onUndo={brief.bringBack}
          isQuiet
        />
      )}
      {hasQuestions && (
        <Questions
          id={id}
          set={set}
          brief={brief}
          text={text.brief}
          onFocusChange={setCurrent}
          onWriteFreely={onWriteFreely}
        />
      )}
      <TakenAlong id={id} brief={brief} text={text.brief} onSaveTime={onSaveTime} />
      {beside &&
        !isFormHidden &&
        createPortal(
          <TitleBlock {...{ set, brief: brief.brief, text, locale, current, onSave }} />,
          beside,
        )}
    </>
  );
}
