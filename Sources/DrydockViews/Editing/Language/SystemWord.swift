/// Words that the library shows by itself, in the order of the tables.
package nonisolated enum SystemWord: Int, CaseIterable {
    case done, cancel, edit, save, back, search, delete
    case cut, copy, paste, select, selectAll
    // On keys.
    case space, newline, go, join, next, route, find, send, proceed, finish
    // In menus, and where content is loaded.
    case loading
    // Where there is no content. "%@" stands for what was searched for.
    case noResults, noResultsFor, searchAdvice

    /// In the language of the scene whose turn it is.
    @MainActor package var text: String { text(in: UIWindowScene.current.traitCollection.interfaceLanguage) }

    /// - Parameter language: a BCP 47 tag; what follows its first part is not looked at.
    func text(in language: String) -> String {
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return (Self.tables[code == "iw" ? "he" : code] ?? Self.english)[rawValue]
    }

    static let english = words(
        """
        Done|Cancel|Edit|Save|Back|Search|Delete|Cut|Copy|Paste|Select|Select All\
        |space|return|go|join|next|route|search|send|continue|done|Loading…\
        |No Results|No Results for “%@”|Check the spelling or try a new search.
        """
    )

    /// By language.
    static let tables: [String: [String]] = [
        "ar": """
        تم|إلغاء|تحرير|حفظ|رجوع|بحث|حذف|قص|نسخ|لصق|تحديد|تحديد الكل|مسافة|إدخال|انتقال|انضمام\
        |التالي|المسار|بحث|إرسال|متابعة|تم|جارٍ التحميل…\
        |لا توجد نتائج|لا توجد نتائج لـ "%@"|تحقق من الإملاء أو جرّب بحثًا جديدًا.
        """,
        "de": """
        Fertig|Abbrechen|Bearbeiten|Sichern|Zurück|Suchen|Löschen|Ausschneiden|Kopieren\
        |Einsetzen|Auswählen|Alles auswählen|Leerzeichen|Return|Öffnen|Verbinden|Weiter|Route\
        |Suchen|Senden|Fortfahren|Fertig|Laden …\
        |Keine Ergebnisse|Keine Ergebnisse für „%@“|Überprüfe die Schreibweise oder versuche eine neue Suche.
        """,
        "es": """
        Listo|Cancelar|Editar|Guardar|Atrás|Buscar|Eliminar|Cortar|Copiar|Pegar|Seleccionar\
        |Seleccionar todo|espacio|intro|ir|conectarse|siguiente|ruta|buscar|enviar|continuar\
        |listo|Cargando…\
        |Sin resultados|Sin resultados para “%@”|Revisa la ortografía o prueba una búsqueda nueva.
        """,
        "fr": """
        Terminé|Annuler|Modifier|Enregistrer|Retour|Rechercher|Supprimer|Couper|Copier|Coller\
        |Sélectionner|Tout sélectionner|espace|retour|accéder|rejoindre|suivant|itinéraire\
        |rechercher|envoyer|continuer|terminé|Chargement…\
        |Aucun résultat|Aucun résultat pour « %@ »|Vérifiez l’orthographe ou lancez une nouvelle recherche.
        """,
        "he": """
        סיום|ביטול|עריכה|שמירה|חזרה|חיפוש|מחיקה|גזור|העתק|הדבק|בחר|בחר הכל|רווח|שורה חדשה|מעבר\
        |הצטרף|הבא|מסלול|חיפוש|שלח|המשך|סיום|טוען…\
        |אין תוצאות|אין תוצאות עבור ״%@״|בדוק את האיות או נסה חיפוש חדש.
        """,
        "hi": """
        पूर्ण|रद्द करें|संपादित करें|सहेजें|वापस|खोजें|डिलीट करें|कट करें|कॉपी करें|पेस्ट करें\
        |चुनें|सभी चुनें|स्पेस|रिटर्न|जाएँ|जुड़ें|अगला|मार्ग|खोजें|भेजें|जारी रखें|पूर्ण|लोड हो रहा है…\
        |कोई परिणाम नहीं|“%@” के लिए कोई परिणाम नहीं|वर्तनी जाँचें या कोई नई खोज आज़माएँ।
        """,
        "it": """
        Fine|Annulla|Modifica|Salva|Indietro|Cerca|Elimina|Taglia|Copia|Incolla|Seleziona\
        |Seleziona tutto|spazio|invio|vai|accedi|avanti|percorso|cerca|invia|continua|fine|Caricamento…\
        |Nessun risultato|Nessun risultato per “%@”|Controlla l’ortografia o prova una nuova ricerca.
        """,
        "nl": """
        Gereed|Annuleer|Wijzig|Bewaar|Terug|Zoek|Verwijder|Knip|Kopieer|Plak|Selecteer\
        |Selecteer alles|spatie|return|ga|verbind|volgende|route|zoek|stuur|ga door|gereed|Laden…\
        |Geen resultaten|Geen resultaten voor ‘%@’|Controleer de spelling of probeer een nieuwe zoekopdracht.
        """,
        "pt": """
        OK|Cancelar|Editar|Salvar|Voltar|Buscar|Apagar|Cortar|Copiar|Colar|Selecionar\
        |Selecionar Tudo|espaço|retorno|ir|conectar|seguinte|rota|buscar|enviar|continuar|OK|Carregando…\
        |Nenhum Resultado|Nenhum Resultado para “%@”|Verifique a ortografia ou tente uma nova busca.
        """,
        "ru": """
        Готово|Отменить|Править|Сохранить|Назад|Поиск|Удалить|Вырезать|Скопировать|Вставить\
        |Выбрать|Выбрать все|Пробел|Ввод|Открыть|Войти|Далее|Маршрут|Найти|Отправить|Продолжить\
        |Готово|Загрузка…\
        |Нет результатов|Нет результатов для «%@»|Проверьте правописание или попробуйте новый поиск.
        """,
        "th": """
        เสร็จสิ้น|ยกเลิก|แก้ไข|บันทึก|ย้อนกลับ|ค้นหา|ลบ|ตัด|คัดลอก|วาง|เลือก|เลือกทั้งหมด|วรรค\
        |ขึ้นบรรทัดใหม่|ไป|เข้าร่วม|ถัดไป|เส้นทาง|ค้นหา|ส่ง|ทำต่อ|เสร็จสิ้น|กำลังโหลด…\
        |ไม่มีผลลัพธ์|ไม่มีผลลัพธ์สำหรับ “%@”|ตรวจสอบการสะกดหรือลองค้นหาใหม่
        """,
    ].mapValues(words)

    private static func words(_ table: String) -> [String] {
        let words = table.split(separator: "|").map(String.init)
        assert(words.count == allCases.count, "SystemWord: a table of \(words.count) words: \(table)")
        return words
    }
}
