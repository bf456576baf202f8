// Invented people and companies in short documents of eastern languages and scripts, marked as marked-text.ts says.
export const EASTERN: Readonly<Record<string, readonly string[]>> = {
  polish: [
    "Szanowna Pani {P:Agnieszko},\n\numowę z {O:Quillmark Sp. z o.o.} podpisał {P:Tomasz Wilczek}. Proszę o kontakt z panem {P:Wilczkiem}.\n\nPozdrawiam\n{P:Małgorzata Zielińska}\n",
    "Faktura jest gotowa. {P:Katarzyna Wójcik} powiedziała, że {P:Piotr} wyśle ją jutro.\n",
    "Program zapisuje dane w tabeli. Kopia zapasowa powstaje w nocy.\n",
    "Rozmawiałem z panem {P:Zbigniewem Wilczkiem}. {P:Wilczek} pisze, że dokumenty {P:Wilczka} ma pani {P:Dobrosława}. Proszę przekazać je {P:Wilczkowi}.\n",
  ],
  czech: [
    "Vážený pane {P:Dvořáku},\n\nsmlouvu s {O:Oxbarrow s.r.o.} podepsala {P:Jana Nováková}. {P:Nováková} čeká na odpověď.\n\nS pozdravem\n{P:Tomáš Procházka}\n",
    "Paní {P:Svobodová} volala kvůli faktuře, mluvila s {P:Petrem Horákem}.\n",
    "Soubor se ukládá každou hodinu. Výsledek najdete ve složce.\n",
    "Vážený pane {P:Havlíčku},\n\n{P:Havlíček} řekl, že smlouvu pošle {P:Hrdličková}. Bez {P:Havlíčka} to nepůjde.\n",
  ],
  hungarian: [
    "Tisztelt {P:Bánfalvi Ágnes}!\n\nA szerződést {P:Kőszegi Ödön} írta alá, a {O:Harrowgate Kft} nevében.\n\nÜdvözlettel\n{P:Szűcs Gergő}\n",
    "{P:Kovács Péter} kérdezte, mikor jön a számla. {P:Péter} hétfőn újra hív.\n",
    "A program minden éjjel elmenti az adatokat. A napló egy hónapig marad meg.\n",
    "Tisztelt {P:Dobrovolszky} Úr!\n\nKérem, egyeztessen {P:Dobrovolszkyval}.\n",
  ],
  turkish: [
    "Sayın {P:Mehmet Yılmaz},\n\nsözleşmeyi {P:Ayşe Demirtaş} imzaladı. {P:Ayşe} cuma günü arayacak.\n\nSaygılarımla\n{P:Emre Kılıç}\n",
    "Fatura hazır. {P:Zeynep Aydın} dedi ki ödeme yarın yapılacak.\n",
    "Program verileri her gece kaydeder. Kayıtlar bir ay saklanır.\n",
  ],
  russian: [
    "Уважаемая {P:Анна Сергеевна},\n\nдоговор подписал {P:Иван Петров}. Копию получит {P:Мария Кузнецова}.\n\nС уважением\n{P:Ольга Соколова}\n",
    "Вчера {P:Дмитрий Волков} сказал, что счёт готов. {P:Волков} позвонит завтра.\n",
    "Программа сохраняет данные каждую ночь. Журнал хранится месяц.\n",
    "Вчера я встретился с {P:Павлом Завьяловым}. {P:Завьялов} сказал, что {O:ООО «Халденгруз»} ждёт. Прошу передать {P:Завьялову}.\n",
  ],
  greek: [
    "Αγαπητέ {P:Γιώργο},\n\nτο συμβόλαιο υπέγραψε ο κύριος {P:Παπαδόπουλος}. Η {P:Μαρία} περιμένει.\n",
    "Το πρόγραμμα αποθηκεύει τα δεδομένα κάθε βράδυ.\n",
  ],
  chinese: [
    "请联系{P:王伟}先生，电话{T:+44 7700 900167}。{P:李娜}女士负责合同。\n",
    "程序每天夜里保存数据，日志保留一个月。\n",
    "昨天我和{P:张维明}、{P:李韵芳}见面。{P:张维明}说可以联系{O:深圳哈登货运有限公司}。\n",
  ],
  japanese: [
    "{P:田中}さんから連絡がありました。担当者: {P:佐藤健太}\n",
    "毎晩データを保存します。ログは一か月残ります。\n",
    "{O:株式会社ハルデン運輸}の{P:佐藤健太}様、お世話になっております。\n",
  ],
  korean: ["{P:김민준} 님께 계약서를 보냈습니다. 담당자: {P:박서준}\n", "매일 밤 데이터를 저장합니다.\n"],
  arabic: ["السيد {P:أحمد} وقع العقد أمس. الدكتورة {P:فاطمة} تنتظر الرد.\n", "يحفظ البرنامج البيانات كل ليلة.\n"],
  hebrew: ["מר {P:כהן} חתם על החוזה אתמול.\n", "התוכנה שומרת את הנתונים בכל לילה.\n"],
  hindi: ["श्री {P:राजेश शर्मा} ने बात की।\n", "श्री {P:शर्मा} ने कल अनुबंध पर हस्ताक्षर किए।\n", "कार्यक्रम हर रात डेटा सहेजता है।\n"],
};
